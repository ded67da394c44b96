/* Loaded before the C library: writes and syncs of databases fail with the error that a control file names, as a full or
   broken disk lets them. `write 28` is ENOSPC, `sync 5` is EIO on fsync. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int fault(int fd, const char *call) {
    const char *control = getenv("KHIPU_TEST_FAULT");
    char link[64], path[4096], wish[64];
    int saved = errno, number = 0;
    if (!control) return 0;
    int file = open(control, O_RDONLY);
    if (file < 0) { errno = saved; return 0; }
    ssize_t length = read(file, wish, sizeof wish - 1);
    close(file);
    errno = saved;
    if (length <= 0) return 0;
    wish[length] = 0;
    if (strncmp(wish, call, strlen(call)) != 0) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t end = readlink(link, path, sizeof path - 1);
    errno = saved;
    if (end <= 0) return 0;
    path[end] = 0;
    if (!strstr(path, ".db")) return 0;
    sscanf(wish + strlen(call), "%d", &number);
    return number;
}

#define FAIL(fd, call) do { int number = fault(fd, call); if (number) { errno = number; return -1; } } while (0)
#define REAL(name) (__typeof__(&name))dlsym(RTLD_NEXT, #name)

ssize_t write(int fd, const void *buffer, size_t count) { FAIL(fd, "write"); return (REAL(write))(fd, buffer, count); }
ssize_t pwrite(int fd, const void *buffer, size_t count, off_t at) { FAIL(fd, "write"); return (REAL(pwrite))(fd, buffer, count, at); }
ssize_t pwrite64(int fd, const void *buffer, size_t count, off64_t at) { FAIL(fd, "write"); return (REAL(pwrite64))(fd, buffer, count, at); }
int fsync(int fd) { FAIL(fd, "sync"); return (REAL(fsync))(fd); }
int fdatasync(int fd) { FAIL(fd, "sync"); return (REAL(fdatasync))(fd); }

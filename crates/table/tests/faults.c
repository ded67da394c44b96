/* Loaded before the C library: writes and syncs of databases fail with the error that a control file names, as a full or
   broken disk lets them. `write 28` is ENOSPC, `sync 5` is EIO on fsync. KHIPU_TEST_FAULT names the control file, and
   KHIPU_TEST_FAULT_IN a part of the names of the files that fail. KHIPU_TEST_CLOCK names a file with the seconds by which
   the clock of the day is wrong. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <time.h>
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
    const char *in = getenv("KHIPU_TEST_FAULT_IN");
    if (!strstr(path, in ? in : ".db")) return 0;
    sscanf(wish + strlen(call), "%d", &number);
    return number;
}

#define FAIL(fd, call) do { int number = fault(fd, call); if (number) { errno = number; return -1; } } while (0)
#define REAL(name) (__typeof__(&name))dlsym(RTLD_NEXT, #name)

ssize_t write(int fd, const void *buffer, size_t count) { FAIL(fd, "write"); return (REAL(write))(fd, buffer, count); }
ssize_t pwrite(int fd, const void *buffer, size_t count, off_t at) { FAIL(fd, "write"); return (REAL(pwrite))(fd, buffer, count, at); }
ssize_t pwrite64(int fd, const void *buffer, size_t count, off64_t at) { FAIL(fd, "write"); return (REAL(pwrite64))(fd, buffer, count, at); }
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) { FAIL(fd, "write"); return (REAL(pwritev))(fd, parts, count, at); }
ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t at) { FAIL(fd, "write"); return (REAL(pwritev64))(fd, parts, count, at); }
int posix_fallocate(int fd, off_t at, off_t length) { int number = fault(fd, "write"); return number ? number : (REAL(posix_fallocate))(fd, at, length); }
int posix_fallocate64(int fd, off64_t at, off64_t length) { int number = fault(fd, "write"); return number ? number : (REAL(posix_fallocate64))(fd, at, length); }
int fsync(int fd) { FAIL(fd, "sync"); return (REAL(fsync))(fd); }
int fdatasync(int fd) { FAIL(fd, "sync"); return (REAL(fdatasync))(fd); }

static long wrong(void) {
    const char *control = getenv("KHIPU_TEST_CLOCK");
    if (!control) return 0;
    int saved = errno, file = open(control, O_RDONLY);
    long seconds = 0;
    if (file >= 0) {
        char text[32];
        ssize_t length = read(file, text, sizeof text - 1);
        close(file);
        if (length > 0) {
            text[length] = 0;
            seconds = atol(text);
        }
    }
    errno = saved;
    return seconds;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
    int answer = (REAL(clock_gettime))(clock, now);
    if (answer == 0 && clock == CLOCK_REALTIME) now->tv_sec += wrong();
    return answer;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
    int answer = (REAL(gettimeofday))(now, zone);
    if (answer == 0) now->tv_sec += wrong();
    return answer;
}

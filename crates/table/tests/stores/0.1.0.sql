PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE house (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO house VALUES('key',X'fc696d32cd5db14e6e0a545f8b7819d9214f37d6963fe6d4e675b53cb3573a3d');
CREATE TABLE guests (
    id BLOB PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT,
    theme TEXT
) STRICT, WITHOUT ROWID;
INSERT INTO guests VALUES(X'31d975ea110d6f7b6dfeb4173607d323','Cleo','pl','dark');
INSERT INTO guests VALUES(X'461fb6eae957a2ab86afc40f9219c485','Ben',NULL,NULL);
INSERT INTO guests VALUES(X'ebd5991a8811f1edc0acad1358030495','Ada',NULL,NULL);
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    -- A record without moves: game, rules, components, options, origin.
    head TEXT NOT NULL,
    host BLOB NOT NULL,
    public INTEGER NOT NULL,
    made INTEGER NOT NULL,
    -- When the last row was added.
    moved INTEGER NOT NULL,
    -- How many moves stand.
    steps INTEGER NOT NULL,
    -- Sets of seats: who must decide, who has won.
    turn INTEGER NOT NULL,
    won INTEGER NOT NULL,
    over INTEGER NOT NULL,
    -- How many seats nobody holds.
    free INTEGER NOT NULL,
    -- Who sits where, as JSON.
    seats TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO tables VALUES('77m5dr3hq6tmmbf31vfv','tawantinsuyu',replace('khipu-record 1\ngame tawantinsuyu 1\ncomponents c2fd9f718b553e2f\nplayers 2\ncommitment 112839edd0f615ba2d20a54b8a3333fc725fc1c130b1c2261bc17b7516b111b6\nseed "release 0.1.0 tawantinsuyu"\n\n','\n',char(10)),X'ebd5991a8811f1edc0acad1358030495',1,1794854827,1794854827,23,2,0,0,0,'[{"name":"Ada","holders":["ebd5991a8811f1edc0acad1358030495"],"bot":null},{"name":"Ben","holders":["461fb6eae957a2ab86afc40f9219c485"],"bot":null}]');
INSERT INTO tables VALUES('b4cthck5t87tyc6zpqvf','settlers',replace('khipu-record 1\ngame settlers 1\ncomponents 1c1b4ca086f30fa7\nplayers 2\ncommitment ba5f0a46a5917fb9504422de004118d01011b2acc686c93e1eeb4561ae554474\nseed "release 0.1.0 settlers"\n\n','\n',char(10)),X'ebd5991a8811f1edc0acad1358030495',1,1794854827,1794854827,24,1,0,0,0,'[{"name":"Ada","holders":["ebd5991a8811f1edc0acad1358030495"],"bot":null},{"name":"Ben","holders":["461fb6eae957a2ab86afc40f9219c485"],"bot":null}]');
INSERT INTO tables VALUES('rce45w3pykxxxm79z2g7','tzolkin',replace('khipu-record 1\ngame tzolkin 1\ncomponents 912a5cf65cdf4562\nplayers 2\ncommitment 9864df8cacb931965d57b738a18f6ac868707511d1e1600345bc637e7c6638db\nseed "release 0.1.0 tzolkin"\n\n','\n',char(10)),X'ebd5991a8811f1edc0acad1358030495',1,1794854827,1794854827,23,1,0,0,0,'[{"name":"Ada","holders":["ebd5991a8811f1edc0acad1358030495"],"bot":null},{"name":"Ben","holders":["461fb6eae957a2ab86afc40f9219c485"],"bot":null}]');
INSERT INTO tables VALUES('yd5g45hmmhbygmkt8xxb','tzolkin',replace('khipu-record 1\ngame tzolkin 1\ncomponents 912a5cf65cdf4562\nplayers 2\ncommitment 8c5b72c816b35fa70c6348e38d2bc1d028332f27f77266fb3ae5ac61a6ef9784\nseed "e84db4e645f4536c9283dfec3810ca8b41d13533643bcec5292d22e1f657be2e"\n\n','\n',char(10)),X'31d975ea110d6f7b6dfeb4173607d323',0,1794854827,1794854827,0,3,0,0,0,'[{"name":"Cleo","holders":["31d975ea110d6f7b6dfeb4173607d323"],"bot":null},{"name":"","holders":[],"bot":1}]');
CREATE TABLE log (
    id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (id, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',1,1794854827,'{"row":"seat","seat":0,"name":"Ada","holders":["ebd5991a8811f1edc0acad1358030495"],"bot":null}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',2,1794854827,'{"row":"seat","seat":1,"name":"","holders":[],"bot":null}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',3,1794854827,'{"row":"seat","seat":1,"name":"Ben","holders":["461fb6eae957a2ab86afc40f9219c485"],"bot":null}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',4,1794854827,'{"row":"move","seat":0,"words":"start SW01","hash":"1f61f9a3e27be86a"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',5,1794854827,'{"row":"move","seat":1,"words":"start SW03","hash":"89959d76dfb2fcc7"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',6,1794854827,'{"row":"move","seat":0,"words":"keep GC05 GC17 GC41","hash":"a4110d358e034f47"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',7,1794854827,'{"row":"move","seat":1,"words":"keep GC03 GC04 GC07","hash":"79bc863250ae6f5c"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',8,1794854827,'{"row":"move","seat":1,"words":"take deck","hash":"628a88d01c40a058"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',9,1794854827,'{"row":"move","seat":0,"words":"play GC34","hash":"89872a5ba3581495"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',10,1794854827,'{"row":"move","seat":0,"words":"weave top","hash":"838be1ecdc0bd72d"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',11,1794854827,'{"row":"move","seat":0,"words":"lay 1 right","hash":"e428b5b83ada8709"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',12,1794854827,'{"row":"move","seat":0,"words":"done","hash":"224659539de31597"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',13,1794854827,'{"row":"move","seat":0,"words":"stand 4","hash":"a7a79144a73265da"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',14,1794854827,'{"row":"move","seat":0,"words":"place architect B3d with gold","hash":"3ee7c2a4d82c4572"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',15,1794854827,'{"row":"move","seat":0,"words":"pay 4 potato 1 corn 1 gold","hash":"35715e566a825d2c"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',16,1794854827,'{"row":"move","seat":0,"words":"task stone","hash":"e6b3554110b5170c"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',17,1794854827,'{"row":"move","seat":0,"words":"discard potato1","hash":"ba3ec7ffcd53e507"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',18,1794854827,'{"row":"move","seat":0,"words":"done","hash":"0aace042daff3aac"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',19,1794854827,'{"row":"move","seat":1,"words":"stand 2","hash":"8f280e962f71557a"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',20,1794854827,'{"row":"move","seat":1,"words":"place architect T5c with GC14","hash":"d00cbc455ae44732"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',21,1794854827,'{"row":"move","seat":1,"words":"pay 3 potato","hash":"57a0805a5d1375f8"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',22,1794854827,'{"row":"move","seat":1,"words":"task training","hash":"79e03e671479dace"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',23,1794854827,'{"row":"move","seat":1,"words":"discard stone2","hash":"36257cb376340c49"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',24,1794854827,'{"row":"move","seat":1,"words":"hold potato1","hash":"68f7947b958f7528"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',25,1794854827,'{"row":"move","seat":1,"words":"discard stone1","hash":"8b0e794b3d04b6be"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',26,1794854827,'{"row":"move","seat":1,"words":"discard potato2","hash":"b7169f86d5096bd1"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',27,1794854827,'{"row":"move","seat":1,"words":"task stone","hash":"1b6ded938e14741b"}');
INSERT INTO log VALUES('77m5dr3hq6tmmbf31vfv',28,1794854827,'{"row":"undo","seat":1,"count":1}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',1,1794854827,'{"row":"seat","seat":0,"name":"Ada","holders":["ebd5991a8811f1edc0acad1358030495"],"bot":null}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',2,1794854827,'{"row":"seat","seat":1,"name":"","holders":[],"bot":null}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',3,1794854827,'{"row":"seat","seat":1,"name":"Ben","holders":["461fb6eae957a2ab86afc40f9219c485"],"bot":null}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',4,1794854827,'{"row":"move","seat":1,"words":"take COM044","hash":"00f98f9031463602"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',5,1794854827,'{"row":"move","seat":0,"words":"take COM082","hash":"e4c8c74f7962add1"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',6,1794854827,'{"row":"move","seat":0,"words":"take COM047","hash":"8126d85003e8f15a"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',7,1794854827,'{"row":"move","seat":1,"words":"take COM080","hash":"6096592d57b51484"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',8,1794854827,'{"row":"move","seat":1,"words":"exchange card faction","hash":"43a19211775705d6"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',9,1794854827,'{"row":"move","seat":1,"words":"done","hash":"c3d3314ef006d226"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',10,1794854827,'{"row":"move","seat":0,"words":"exchange card common","hash":"05843c8f7a0e73f4"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',11,1794854827,'{"row":"move","seat":1,"words":"pass","hash":"e5218be38ef2ce60"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',12,1794854827,'{"row":"move","seat":0,"words":"build COM082","hash":"71c429a19cbd5986"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',13,1794854827,'{"row":"move","seat":0,"words":"done","hash":"4d92a5172e53cd68"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',14,1794854827,'{"row":"move","seat":0,"words":"defend COM082","hash":"fce27895f1cbeb40"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',15,1794854827,'{"row":"move","seat":0,"words":"build EGI009","hash":"4c7cfa0b0e2d9dd6"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',16,1794854827,'{"row":"move","seat":0,"words":"pass","hash":"a0d680f27cd2de9f"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',17,1794854827,'{"row":"move","seat":0,"words":"take COM005","hash":"363ef5fe76f356b0"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',18,1794854827,'{"row":"move","seat":1,"words":"take COM078","hash":"9777f43416aa1bcd"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',19,1794854827,'{"row":"move","seat":1,"words":"take COM009","hash":"4cc77f25f5b239e5"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',20,1794854827,'{"row":"move","seat":0,"words":"take COM040","hash":"b7b1494714863b91"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',21,1794854827,'{"row":"move","seat":0,"words":"pass","hash":"4c0f33d1f03bc675"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',22,1794854827,'{"row":"move","seat":1,"words":"exchange wood","hash":"d7362f1026f4f4e2"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',23,1794854827,'{"row":"move","seat":1,"words":"exchange stone","hash":"367ebc8d095ab83b"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',24,1794854827,'{"row":"move","seat":1,"words":"raze COM045","hash":"61fda451177df7d1"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',25,1794854827,'{"row":"move","seat":1,"words":"pass","hash":"c71fda230e9f0749"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',26,1794854827,'{"row":"move","seat":1,"words":"take COM031","hash":"5c48e1c201806f52"}');
INSERT INTO log VALUES('b4cthck5t87tyc6zpqvf',27,1794854827,'{"row":"move","seat":0,"words":"take COM010","hash":"97e27071a65ec4ad"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',1,1794854827,'{"row":"seat","seat":0,"name":"Ada","holders":["ebd5991a8811f1edc0acad1358030495"],"bot":null}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',2,1794854827,'{"row":"seat","seat":1,"name":"","holders":[],"bot":null}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',3,1794854827,'{"row":"seat","seat":1,"name":"Ben","holders":["461fb6eae957a2ab86afc40f9219c485"],"bot":null}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',4,1794854827,'{"row":"move","seat":0,"words":"keep W1 W4","hash":"87be79c80f9e7a5b"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',5,1794854827,'{"row":"move","seat":1,"words":"keep W9 W18","hash":"38c3f7d79bff84af"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',6,1794854827,'{"row":"move","seat":1,"words":"place tikal","hash":"7ebef523db39daed"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',7,1794854827,'{"row":"move","seat":1,"words":"place palenque","hash":"4e90f2a72d406b64"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',8,1794854827,'{"row":"move","seat":1,"words":"place palenque","hash":"20c7c0da8ab088db"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',9,1794854827,'{"row":"move","seat":1,"words":"end","hash":"036c0df2d0867256"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',10,1794854827,'{"row":"move","seat":0,"words":"place palenque","hash":"7a84729e64eaa078"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',11,1794854827,'{"row":"move","seat":0,"words":"place palenque","hash":"f9d8b2d512ad12ee"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',12,1794854827,'{"row":"move","seat":0,"words":"place uxmal","hash":"a9ff2348698f2675"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',13,1794854827,'{"row":"move","seat":0,"words":"end","hash":"550e8831a84d0a8a"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',14,1794854827,'{"row":"move","seat":1,"words":"pick palenque 3 as nothing","hash":"8f2a003ddcd60cb9"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',15,1794854827,'{"row":"move","seat":1,"words":"pick palenque 2 as nothing","hash":"7cd83290c5c4d1f0"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',16,1794854827,'{"row":"move","seat":1,"words":"pick tikal 2 as nothing","hash":"14e76985d324d3da"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',17,1794854827,'{"row":"move","seat":1,"words":"end","hash":"7bdf20933dca5b25"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',18,1794854827,'{"row":"move","seat":0,"words":"pick uxmal 2 as nothing","hash":"9f45f2ac824b9bdf"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',19,1794854827,'{"row":"move","seat":0,"words":"pick palenque 4 as 3","hash":"a448551bb267d0c9"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',20,1794854827,'{"row":"move","seat":0,"words":"wood","hash":"1ccdd8c84d636ae4"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',21,1794854827,'{"row":"move","seat":0,"words":"end","hash":"e1cd1ec4920da279"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',22,1794854827,'{"row":"move","seat":1,"words":"beg chaac","hash":"8b74878ff46d005c"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',23,1794854827,'{"row":"move","seat":1,"words":"place yaxchilan","hash":"94de85ed6655f700"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',24,1794854827,'{"row":"move","seat":1,"words":"place palenque","hash":"387a1f666acb7e74"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',25,1794854827,'{"row":"move","seat":1,"words":"place chichen_itza","hash":"e5297d43cb5cd620"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',26,1794854827,'{"row":"move","seat":1,"words":"end","hash":"2afc40f62b96c2d2"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',27,1794854827,'{"row":"move","seat":0,"words":"place first","hash":"62858de4caf53ae6"}');
INSERT INTO log VALUES('rce45w3pykxxxm79z2g7',28,1794854827,'{"row":"undo","seat":0,"count":1}');
INSERT INTO log VALUES('yd5g45hmmhbygmkt8xxb',1,1794854827,'{"row":"seat","seat":0,"name":"Cleo","holders":["31d975ea110d6f7b6dfeb4173607d323"],"bot":null}');
INSERT INTO log VALUES('yd5g45hmmhbygmkt8xxb',2,1794854827,'{"row":"seat","seat":1,"name":"","holders":[],"bot":1}');
CREATE TABLE chat (
    id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (id, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO chat VALUES('rce45w3pykxxxm79z2g7',1,1794854827,NULL,'Cleo','Hello there');
CREATE TABLE holds (
    guest BLOB NOT NULL,
    id TEXT NOT NULL,
    PRIMARY KEY (guest, id)
) STRICT, WITHOUT ROWID;
INSERT INTO holds VALUES(X'31d975ea110d6f7b6dfeb4173607d323','yd5g45hmmhbygmkt8xxb');
INSERT INTO holds VALUES(X'461fb6eae957a2ab86afc40f9219c485','77m5dr3hq6tmmbf31vfv');
INSERT INTO holds VALUES(X'461fb6eae957a2ab86afc40f9219c485','b4cthck5t87tyc6zpqvf');
INSERT INTO holds VALUES(X'461fb6eae957a2ab86afc40f9219c485','rce45w3pykxxxm79z2g7');
INSERT INTO holds VALUES(X'ebd5991a8811f1edc0acad1358030495','77m5dr3hq6tmmbf31vfv');
INSERT INTO holds VALUES(X'ebd5991a8811f1edc0acad1358030495','b4cthck5t87tyc6zpqvf');
INSERT INTO holds VALUES(X'ebd5991a8811f1edc0acad1358030495','rce45w3pykxxxm79z2g7');
CREATE INDEX tables_to_join ON tables (moved) WHERE public = 1 AND over = 0;
COMMIT;
PRAGMA user_version=1;

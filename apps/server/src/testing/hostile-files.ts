import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { buildHostileZip, type ZipPart } from "./build-hostile-zip.ts";

export interface HostileFile {
  /** What it is called when it is sent. */
  readonly name: string;
  readonly bytes: Buffer;
  /** The type of the refusal, or the type that it is kept as. */
  readonly ends: string;
}

/** Where a script that ran would be heard. */
export const CANARY = "executed-by-a-file";

const SCRIPT = `<script>top.${CANARY.replaceAll("-", "_")}=1;fetch("/${CANARY}")</script>`;
const SCRIPT_FILE = `globalThis.${CANARY.replaceAll("-", "_")}=1;fetch("/${CANARY}");`;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload='fetch("/${CANARY}")'>${SCRIPT}</svg>`;
const HTML = `<!doctype html><body onload='fetch("/${CANARY}")'>${SCRIPT}`;
const DOCX: readonly ZipPart[] = [
  { name: "[Content_Types].xml", content: "<Types/>" },
  { name: "word/document.xml", content: "<w:document/>" },
];
const MIB = 1024 * 1024;

/** Files as somebody sends them who means harm. Eighty and more. */
export async function listHostileFiles(): Promise<readonly HostileFile[]> {
  const { png, jpeg, gif, webp, tiff } = await drawPictures();
  return [
    ...listPages(),
    ...listZips(),
    ...listPrograms(),
    ...listTwoFaced({ png, jpeg, gif, webp }),
    ...listBroken({ png, jpeg, gif, webp }),
    refuse("사진.tiff", tiff, "TypeNotAllowed"),
    refuse("사진.bmp", `BM${"\0".repeat(80)}`, "TypeNotAllowed"),
    refuse("사진.ico", "\0\0\u0001\0\u0001\0", "TypeNotAllowed"),
    refuse("사진.heic", "\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "PictureTypeNotAllowed"),
    refuse("사진.avif", "\0\0\0\u0018ftypavif\0\0\0\0mif1avif", "PictureTypeNotAllowed"),
    refuse("영상.mp4", "\0\0\0\u0018ftypisom\0\0\0\0isomvide soun", "TypeNotAllowed"),
    refuse("빈.jpg", "", "FileEmpty"),
    ...["../../x", "..\\..\\x.png", "/etc/passwd", "a\0b.png", "CON", "x\r\nSet-Cookie: a=b"].map(
      (name) => keep(name, png, "image/jpeg"),
    ),
  ];
}

function listPages(): readonly HostileFile[] {
  const utf16 = Buffer.concat([Buffer.from("fffe", "hex"), Buffer.from(HTML, "utf16le")]);
  const pages = [HTML, `\n\n \t${HTML}`, `\uFEFF${HTML}`, `<!-- --> ${HTML}`, SCRIPT, utf16];
  const drawings = [SVG, `\uFEFF${SVG}`, `<?xml version="1.0"?>${SVG}`, gzipSync(SVG)];
  const hidden = [`안녕하세요 ${SCRIPT}`, `<IMG SRC=x onerror='fetch("/${CANARY}")'>`];
  return [
    ...pages.map((page, index) => refuse(`page${index}.jpg`, page, "TypeNotAllowed")),
    ...drawings.map((drawing, index) => refuse(`그림${index}.svg`, drawing, "TypeNotAllowed")),
    ...hidden.map((text, index) => refuse(`글${index}.txt`, text, "TypeNotAllowed")),
    refuse("page.mht", `MIME-Version: 1.0\r\n\r\n${HTML}`, "TypeNotAllowed"),
    refuse("page.xhtml", `<html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}`, "TypeNotAllowed"),
  ];
}

function listPrograms(): readonly HostileFile[] {
  return [
    refuse(
      "사진.jpg",
      Buffer.concat([Buffer.from("MZ\x90\0"), Buffer.alloc(200)]),
      "TypeNotAllowed",
    ),
    refuse("사진.png", "\x7fELF\u0002\u0001\u0001\0", "TypeNotAllowed"),
    refuse("문서.doc", Buffer.from("d0cf11e0a1b11ae10000", "hex"), "TypeNotAllowed"),
    refuse("x.class", Buffer.from("cafebabe00000034", "hex"), "TypeNotAllowed"),
    refuse("x.wasm", Buffer.from("0061736d01000000", "hex"), "TypeNotAllowed"),
    refuse("x.7z", Buffer.from("377abcaf271c0004", "hex"), "TypeNotAllowed"),
    refuse("x.rar", Buffer.from("526172211a0700", "hex"), "TypeNotAllowed"),
    refuse("x.gz", gzipSync("x"), "TypeNotAllowed"),
    refuse("x.lnk", Buffer.from("4c0000000114020000000000c000", "hex"), "TypeNotAllowed"),
    refuse("x.php", `<?php system($_GET["c"]); ?>`, "TypeNotAllowed"),
    // Words for a machine are words: kept as text, which nothing runs.
    keep("x.js", SCRIPT_FILE, "text/plain; charset=utf-8"),
    keep("x.html", SCRIPT_FILE, "text/plain; charset=utf-8"),
    keep("x.bat", "del *.*", "text/plain; charset=utf-8"),
    keep("x.sh", "#!/bin/sh\nrm -rf /", "text/plain; charset=utf-8"),
    keep("x.csv", `=cmd|' /C calc'!A0`, "text/plain; charset=utf-8"),
  ];
}

function listZips(): readonly HostileFile[] {
  const zip = (ends: string, ...more: readonly ZipPart[]): HostileFile =>
    refuse("문서.docx", buildHostileZip([...DOCX, ...more]), ends);
  const zeros = Buffer.alloc(30 * MIB);
  const many = Array.from({ length: 2_100 }, (_, index) => ({ name: `word/${index}.xml` }));
  return [
    zip("ZipTooBig", { name: "word/bomb.xml", content: zeros }),
    zip("ZipTooBig", { name: "word/lies.xml", content: zeros, claims: { unpacked: 10 } }),
    zip("ZipTooBig", { name: "word/huge.xml", content: "x", claims: { unpacked: 0xfffffff0 } }),
    zip("ZipTooBig", ...many),
    refuse(
      "문서.docx",
      buildHostileZip([
        ...DOCX,
        { name: "word/a.xml", content: Buffer.alloc(MIB, "0123456789abcdef가나다") },
        ...Array.from({ length: 50 }, (_, index) => ({ name: `word/b${index}.xml`, sameAs: 2 })),
      ]),
      "ZipTooBig",
    ),
    zip("ZipTooDeep", { name: "word/embeddings/inner.zip", content: "PK" }),
    zip("MacroInside", { name: "word/vbaProject.bin", content: "x" }),
    zip("ZipUnreadable", { name: "../../../etc/cron.d/x", content: "x" }),
    zip("ZipUnreadable", { name: "..\\..\\x.dll", content: "x" }),
    zip("ZipUnreadable", { name: "/etc/passwd", content: "x" }),
    zip("ZipUnreadable", { name: "C:\\x.exe", content: "x" }),
    zip("ZipUnreadable", { name: "word/secret.xml", content: "x", claims: { flags: 1 } }),
    zip("ZipUnreadable", { name: "word/odd.xml", content: "x", claims: { method: 99 } }),
    zip("ZipUnreadable", { name: "word/cut.xml", content: "cut off", claims: { packed: 4 } }),
    zip("ZipUnreadable", { name: "word/short.xml", content: "x", claims: { unpacked: 10 } }),
    refuse("x.zip", buildHostileZip([{ name: "x.exe", content: "MZ" }]), "TypeNotAllowed"),
    refuse("x.jar", buildHostileZip([{ name: "META-INF/MANIFEST.MF" }]), "TypeNotAllowed"),
    refuse("x.apk", buildHostileZip([{ name: "AndroidManifest.xml" }]), "TypeNotAllowed"),
    refuse("문서.docx", buildHostileZip(DOCX, { count: 0xffff }), "ZipUnreadable"),
    refuse("문서.docx", buildHostileZip(DOCX).subarray(0, -30), "ZipUnreadable"),
    refuse("문서.docx", buildHostileZip(DOCX, { count: 90 }), "ZipUnreadable"),
  ];
}

/** One thing to us, another to whoever opens it otherwise. */
function listTwoFaced(pictures: Pictures): readonly HostileFile[] {
  const { png, jpeg, gif, webp } = pictures;
  const behind = (picture: Buffer): Buffer => Buffer.concat([picture, Buffer.from(HTML)]);
  const comment = Buffer.from(`\xff\xfe\0\0${HTML}`, "latin1");
  comment.writeUInt16BE(HTML.length + 2, 2);
  return [
    keep("a.gif.html", behind(gif), "image/png"),
    keep("b.jpg.html", behind(jpeg), "image/jpeg"),
    keep("c.png.html", behind(png), "image/jpeg"),
    keep("d.webp.html", behind(webp), "image/jpeg"),
    keep(
      "e.jar",
      Buffer.concat([png, buildHostileZip([{ name: "x.class", content: "x" }])]),
      "image/jpeg",
    ),
    keep("f.html", Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]), "image/jpeg"),
    refuse("g.gif", `GIF89a/*${HTML}*/=1;${SCRIPT_FILE}`, "PictureUnreadable"),
    refuse("h.png", `\x89PNG\r\n\x1a\n${HTML}`, "PictureUnreadable"),
    refuse("i.webp", `RIFF\x10\0\0\0WEBP${HTML}`, "PictureUnreadable"),
    keep("j.html", `%PDF-1.7\n${HTML}`, "application/pdf"),
    keep(
      "k.pdf",
      `%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(${SCRIPT_FILE})>>>>`,
      "application/pdf",
    ),
    keep("l.html", `ID3${HTML}`, "audio/mpeg"),
    keep("m.html", `OggS${HTML}`, "audio/ogg"),
    keep("n.html", `RIFF\x10\0\0\0WAVE${HTML}`, "audio/wav"),
    keep(
      "o.html",
      Buffer.concat([Buffer.from("1a45dfa3", "hex"), Buffer.from(HTML)]),
      "audio/webm",
    ),
  ];
}

function listBroken({ png, jpeg, gif, webp }: Pictures): readonly HostileFile[] {
  const half = (picture: Buffer): Buffer => picture.subarray(0, picture.length >> 1);
  const large = Buffer.from(png);
  large.writeUInt32BE(50_000, 16);
  large.writeUInt32BE(50_000, 20);
  const larger = Buffer.from(png);
  larger.writeUInt32BE(0x7fffffff, 16);
  larger.writeUInt32BE(0x7fffffff, 20);
  const largeGif = Buffer.from(gif);
  largeGif.writeUInt16LE(65_535, 6);
  largeGif.writeUInt16LE(65_535, 8);
  const largeJpeg = Buffer.from(jpeg);
  const size = largeJpeg.indexOf(Buffer.from("ffc0", "hex")) + 5;
  largeJpeg.writeUInt16BE(65_000, size);
  largeJpeg.writeUInt16BE(65_000, size + 2);
  return [
    refuse("반.png", half(png), "PictureUnreadable"),
    refuse("반.jpg", half(jpeg), "PictureUnreadable"),
    refuse("반.webp", half(webp), "PictureUnreadable"),
    refuse("머리만.gif", gif.subarray(0, 12), "PictureUnreadable"),
    refuse("큰.png", large, "refused"),
    refuse("아주 큰.png", larger, "refused"),
    // The canvas is a claim; what is drawn is as large as its one image.
    keep("큰.gif", largeGif, "image/png"),
    refuse("큰.jpg", largeJpeg, "refused"),
  ];
}

type Pictures = Readonly<Record<"png" | "jpeg" | "gif" | "webp", Buffer>>;

async function drawPictures(): Promise<Pictures & { readonly tiff: Buffer }> {
  const drawn = sharp({ create: { width: 64, height: 48, channels: 3, background: "#36c" } });
  const [png, jpeg, gif, webp, tiff] = await Promise.all(
    (["png", "jpeg", "gif", "webp", "tiff"] as const).map((format) =>
      drawn.clone().toFormat(format).toBuffer(),
    ),
  );
  if (!png || !jpeg || !gif || !webp || !tiff) throw new Error("sharp draws nothing");
  return { png, jpeg, gif, webp, tiff };
}

function refuse(name: string, content: string | Buffer, ends: string): HostileFile {
  return { name, bytes: toBytes(content), ends };
}

function keep(name: string, content: string | Buffer, mime: string): HostileFile {
  return { name, bytes: toBytes(content), ends: mime };
}

/** Texts with bytes above 127 that are no letters are written as those bytes. */
function toBytes(content: string | Buffer): Buffer {
  if (typeof content !== "string") return content;
  return Buffer.from(
    content,
    /[\x80-\xff]/.test(content) && !/[^\0-\xff]/.test(content) ? "latin1" : "utf8",
  );
}

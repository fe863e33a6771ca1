import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { buildZip } from "../testing/build-zip.ts";
import { convertToPdf, findOffice } from "./convert-office.ts";

const program = findOffice(process.env["PATH"]) ?? "";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const SHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const DRAWING = "http://schemas.openxmlformats.org/drawingml/2006";

/** A sheet that asks another computer for a value and for a picture. */
function buildSheet(address: string): Promise<Uint8Array> {
  const relations = (...lines: readonly string[]): string =>
    `<?xml version="1.0"?><Relationships xmlns="${PACKAGE}/relationships">${lines.join("")}</Relationships>`;
  const relation = (type: string, target: string, more = ""): string =>
    `<Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"${more}/>`;
  const picture = `<xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="p"/><xdr:cNvPicPr/></xdr:nvPicPr><xdr:blipFill><a:blip r:link="rId1"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr><a:prstGeom prst="rect"/></xdr:spPr></xdr:pic>`;
  const corner = (name: string, at: number): string =>
    `<xdr:${name}><xdr:col>${at}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${at}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${name}>`;
  return buildZip({
    "[Content_Types].xml": `<?xml version="1.0"?><Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET}.worksheet+xml"/><Override PartName="/xl/drawings/drawing1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawing+xml"/></Types>`,
    "_rels/.rels": relations(relation("officeDocument", "xl/workbook.xml")),
    "xl/workbook.xml": `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="표" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations(relation("worksheet", "worksheets/sheet1.xml")),
    "xl/worksheets/sheet1.xml": `<?xml version="1.0"?><worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>가정통신문</t></is></c><c r="B1"><f>_xlfn.WEBSERVICE("${address}/value")</f></c></row></sheetData><drawing r:id="rId1"/></worksheet>`,
    "xl/worksheets/_rels/sheet1.xml.rels": relations(
      relation("drawing", "../drawings/drawing1.xml"),
    ),
    "xl/drawings/drawing1.xml": `<?xml version="1.0"?><xdr:wsDr xmlns:xdr="${DRAWING}/spreadsheetDrawing" xmlns:a="${DRAWING}/main" xmlns:r="${OFFICE}"><xdr:twoCellAnchor>${corner("from", 2)}${corner("to", 6)}${picture}<xdr:clientData/></xdr:twoCellAnchor></xdr:wsDr>`,
    "xl/drawings/_rels/drawing1.xml.rels": relations(
      relation("image", `${address}/picture.png`, ' TargetMode="External"'),
    ),
  });
}

describe.skipIf(program === "")("the LibreOffice of this computer", () => {
  it(
    "makes a PDF of a sheet, and fetches nothing that the sheet names",
    { timeout: 90_000 },
    async () => {
      const asked: string[] = [];
      const elsewhere = createServer((request, response) => {
        asked.push(request.url ?? "");
        response.end();
      });
      await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
      const { port } = elsewhere.address() as AddressInfo;
      const bytes = await buildSheet(`http://127.0.0.1:${port}`);
      const answer = await convertToPdf(program, { bytes, extension: "xlsx" });
      elsewhere.close();

      expect(answer.ok && answer.value.subarray(0, 5).toString()).toBe("%PDF-");
      expect(asked).toEqual([]);
    },
  );

  it("says of what it cannot read that it cannot", { timeout: 90_000 }, async () => {
    const bytes = await buildZip({ "[Content_Types].xml": "<Types/>", "xl/workbook.xml": "x" });
    const answer = await convertToPdf(program, { bytes, extension: "xlsx" });

    expect(answer).toEqual({ ok: false, refusal: { type: "Unreadable" } });
  });
});

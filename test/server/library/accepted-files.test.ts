import { checkSignature } from '../../../server/library/file-signature';
import { expandEntities } from '../../../server/library/svg-entities';
import { sanitizeSvg } from '../../../server/library/svg';
import { decodeXml } from '../../../server/shared/encoding/text-encoding';
import { Refusal } from '../../../server/shared/refusal';

/** A legacy Office container (OLE) whose directory names one stream. */
const container = (stream: string): Buffer => {
  const bytes = Buffer.alloc(3_072);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(9, 30);
  bytes.write(stream, 640, 'utf16le');
  return bytes;
};
const refusal = async (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => null,
    (failure: unknown) => (failure instanceof Refusal ? [failure.status, failure.details.body] : failure),
  );

const CSV = 'code;prijs\r\n00123;€ 12,50\r\n';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
);

describe('the content of a file (R-LIB-03)', () => {
  it.each<readonly [string, string, Buffer]>([
    ['a workbook with a password', 'xlsx', container('EncryptedPackage')],
    ['a PDF behind an empty line', 'pdf', Buffer.from('\r\n%PDF-1.4\n1 0 obj')],
    ['a PDF behind a header of 1,024 bytes', 'pdf', Buffer.from(`${'x'.repeat(1_024)}%PDF-1.4`)],
    ['a CSV that ends in Ctrl Z', 'csv', Buffer.from('code;prijs\r\n\x1A')],
    ['text in UTF-16, little endian', 'csv', Buffer.from(`\uFEFF${CSV}`, 'utf16le')],
    ['text in UTF-16, big endian', 'txt', Buffer.from(`\uFEFF${CSV}`, 'utf16le').swap16()],
    ['text in UTF-16 without a mark', 'csv', Buffer.from(CSV, 'utf16le')],
    [
      'an archive that holds an application',
      'zip',
      Buffer.from('PK\x03\x04\x14\0\0\0\0\0'.padEnd(26, '\0') + '\x14\0\0\0META-INF/MANIFEST.MF'),
    ],
    ['an empty archive', 'zip', Buffer.from('PK\x05\x06'.padEnd(22, '\0'))],
  ])('%s is accepted', async (_what, extension, bytes) => {
    await expect(checkSignature(extension, bytes)).resolves.toBeUndefined();
  });

  it.each<readonly [string, string, Buffer, string | undefined]>([
    ['an old document under a new name', 'docx', container('WordDocument'), 'doc'],
    ['a picture under another name', 'jpg', PNG, 'png'],
    ['a page that says it is a PDF', 'pdf', Buffer.from('<!DOCTYPE html><p>404'), 'html'],
    ['a table of text that says it is a workbook', 'xlsx', Buffer.from(CSV), 'txt'],
    ['a program that says it is text', 'txt', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0'), 'exe'],
    ['half a pair of UTF-16', 'txt', Buffer.from([0xff, 0xfe, 0x00, 0xdc, 0x41, 0x00]), undefined],
    ['control characters', 'csv', Buffer.from('a\0b\x02'), undefined],
    ['a PDF header too far', 'pdf', Buffer.from(`${'\x02'.repeat(1_025)}%PDF-1.4`), undefined],
    ['nothing', 'txt', Buffer.alloc(0), undefined],
  ])('%s is refused, and told', async (_what, extension, bytes, found) => {
    expect(await refusal(checkSignature(extension, bytes))).toEqual([415, found === undefined ? undefined : { found }]);
  });
});

const svgOf = (content: string, subset = ''): string =>
  `<?xml version="1.0"?>${subset === '' ? '' : `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [${subset}]>`}` +
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${content}</svg>`;

describe('entities of a drawing (R-LIB-18)', () => {
  it('are expanded where they are declared within it', () => {
    const drawing = svgOf(
      '<g id="&a;" class=\'&b;\'>&c;&amp;&#233;</g><!-- &a; --><![CDATA[&a;]]>',
      `<!-- it's "old" ]> --><!ENTITY a 'x"y'>\n<!ENTITY b\n"it's"><!ENTITY c "<b>&lt;</b>"><!ENTITY % d "e">`,
    );
    expect(expandEntities(drawing)).toBe(
      svgOf('<g id="x&quot;y" class=\'it&apos;s\'><b>&lt;</b>&amp;&#233;</g><!-- &a; --><![CDATA[&a;]]>'),
    );
    expect(expandEntities(svgOf('<g/>', '<!ENTITY a "x">'))).toBe(svgOf('<g/>'));
  });

  it.each([
    ['one refers to another', svgOf('&b;', '<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">')],
    ['one lies outside it', svgOf('&a;', '<!ENTITY a SYSTEM "file:///etc/passwd">')],
    ['one is not declared', svgOf('&a;')],
    ['they add more than 64 KB', svgOf('&a;'.repeat(65), `<!ENTITY a "${'x'.repeat(1_024)}">`)],
    [
      'the document type cannot be read',
      `<!DOCTYPE svg [<!ENTITY a "x> ]><svg xmlns="http://www.w3.org/2000/svg">&a;</svg>`,
    ],
  ])('are refused where %s', (_what, drawing) => {
    expect(expandEntities(drawing)).toBeNull();
  });

  it('may add 64 KB', () => {
    expect(expandEntities(svgOf('&a;'.repeat(64), `<!ENTITY a "${'x'.repeat(1_024)}">`))).toHaveLength(
      svgOf('').length + 65_536,
    );
  });
});

test.each<readonly [string, Buffer]>([
  [
    'ISO-8859-1 as declared',
    Buffer.from(svgOf('Café Müller').replace('"1.0"', '"1.0" encoding="ISO-8859-1"'), 'latin1'),
  ],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${svgOf('Café Müller')}`)],
  ['UTF-16', Buffer.from(`\uFEFF${svgOf('Café Müller')}`, 'utf16le')],
  ['UTF-8 that says it is UTF-16', Buffer.from(svgOf('Café Müller').replace('"1.0"', '"1.0" encoding="utf-16"'))],
  ['windows-1252 without a declaration', Buffer.from(svgOf('Café Müller'), 'latin1')],
])('a drawing in %s is read as it was written (R-LIB-22)', (_what, bytes) => {
  expect(decodeXml(bytes)).toContain('>Café Müller</svg>');
});

test('a drawing is stored as UTF-8, and what is refused says why (R-LIB-03, R-LIB-22)', async () => {
  const drawing =
    '<?xml version="1.0" encoding="ISO-8859-1"?><!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>' +
    '<svg xmlns="&ns;" width="9" height="9"><text>Café</text></svg>';
  const { markup } = await sanitizeSvg(Buffer.from(drawing, 'latin1'));
  expect(markup).toBe('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>Café</text></svg>');
  const laughs = svgOf('&b;', '<!ENTITY a "ha"><!ENTITY b "&a;&a;">');
  expect(await refusal(sanitizeSvg(Buffer.from(laughs)))).toEqual([415, { reason: 'entities' }]);
  expect(await refusal(sanitizeSvg(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g>')))).toEqual([
    415,
    { reason: 'damaged' },
  ]);
}, 60_000);

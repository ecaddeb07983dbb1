/* Hostile values: a page must show them as text and never run them. */

export const hostileTexts: readonly string[] = [
  '<img src=x onerror="globalThis.pwned=1">',
  '<script>globalThis.pwned=1</script>',
  '"><svg/onload=globalThis.pwned=1>',
  '</textarea><iframe srcdoc="<script>parent.pwned=1</script>">',
  '<a href="javascript:globalThis.pwned=1">click</a>',
  '{{constructor.constructor("globalThis.pwned=1")()}}',
  '${globalThis.pwned=1}',
  '=HYPERLINK("https://evil.example";"Invoice")',
  "+1+cmd|' /C calc'!A0",
  "'; DROP TABLE orders; --",
  '\u202egnp.exe',
  'a\u200bb\u200dc\ufeff',
  '\u0000\u0007\u001b[31mred',
  'Z\u0351\u036b\u0343a\u0338l\u0334g\u0321o\u0348',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  '\ud800',
  'مرحبا بالعالم',
  '__proto__',
  'null',
  '[object Object]',
  '   ',
  'x'.repeat(3000),
  'line one\r\nline two\ttab',
  '%3Cscript%3E',
  '../../../user',
]

export const hostileUrls: readonly string[] = [
  'javascript:globalThis.pwned=1',
  ' javascript:globalThis.pwned=1',
  'java\nscript:globalThis.pwned=1',
  'JaVaScRiPt:globalThis.pwned=1//https://ok.example',
  'data:text/html,<script>globalThis.pwned=1</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '//evil.example/path',
  'https://good.example@evil.example/',
  'https://evil.example\\@good.example',
  'http://[::1]:80/',
  'https://еvil.example/',
  'https://',
  'not a url',
  '../../user',
]

export const oddDates: readonly unknown[] = [
  '2026-03-01T10:00:00',
  '2026-03-01T10:00:00+05:30',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-02-30T00:00:00Z',
  1_767_225_600_000,
  '',
  'yesterday',
  '2026-13-45',
  '2026-03-01T10:00:00.1234567Z',
]

/** Written literally, because JSON.stringify would change some. */
export const oddNumbers: readonly string[] = [
  '1e400',
  '-0',
  '1e21',
  '1e-7',
  '9007199254740993',
  '"12.30"',
  '0.1',
  '-1',
]

export const oddCurrencies: readonly string[] = [
  '',
  'usd',
  'USDT',
  'XXX',
  'E'.repeat(40),
  'EU',
  '€',
]

export const oddWords: readonly string[] = ['', 'SOMETHING_NEW', 'completed', 'Ünknown state']

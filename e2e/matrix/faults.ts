/*
 * What can go wrong between page and service, and what we expect of a read, a write and a refund.
 * `-` means that the fault cannot happen to such a call.
 */
export type Expected =
  | '-'
  | 'OK'
  | 'OK-SLOW'
  | 'OK-BOUNDED'
  | 'OK-CLIPPED'
  | 'OK-LASTPAGE'
  | 'OK-NODATA'
  | 'OK-DEGRADE'
  | 'OK-RECHECK'
  | 'OK-WARN'
  | 'OK-OR-UNREADABLE'
  | 'EMPTY'
  | 'EMPTY-OR-GONE'
  | 'DEGRADE'
  | 'INERT'
  | 'MASKED'
  | 'LATEST-WINS'
  | 'ERR'
  | 'ERR-NET'
  | 'ERR-TIMEOUT'
  | 'ERR-OFFLINE'
  | 'ERR-BODY'
  | 'ERR-DENIED'
  | 'ERR-GONE'
  | 'ERR-MISMATCH'
  | 'ERR-CORS-HINT'
  | 'RETRY-ERR'
  | 'RETRY-AFTER'
  | 'AUTH'
  | 'AUTH-KEEP'
  | 'RELOAD-OFFER'
  | 'SIGNED-OUT'
  | 'IDLE-LOCK'
  | 'REJECTED'
  | 'REJECTED-RECHECK'
  | 'UNKNOWN'
  | 'NOT-SENT'
  | 'NOT-SENT-OR-UNKNOWN'
  | 'ONE-SEND'
  | 'SURVIVES'
  | 'JOURNAL'
  | 'RECHECK-FIRST'
  | 'DRAFT-KEPT'

export type Reach =
  | 'all'
  | 'reads'
  | 'writes'
  | 'texts'
  | 'lists'
  | 'pages'
  | 'records'
  | 'maps'
  | 'secrets'

export type FaultCase = {
  id: string
  what: string
  reach: Reach
  read: Expected
  write: Expected
}

const row =
  (reach: Reach) =>
  (id: string, what: string, read: Expected, write: Expected): FaultCase => ({
    id,
    what,
    reach,
    read,
    write,
  })
const all = row('all')

const transport = [
  all('T01', 'offline before the call', 'ERR-OFFLINE', 'NOT-SENT'),
  all('T02', 'goes offline after the request left', 'ERR-OFFLINE', 'UNKNOWN'),
  all('T03', 'the name of the service is not found', 'ERR-NET', 'UNKNOWN'),
  all('T04', 'the connection is refused', 'ERR-NET', 'UNKNOWN'),
  all('T05', 'the certificate cannot be verified', 'ERR-NET', 'UNKNOWN'),
  all('T06', 'the preflight is refused', 'ERR-CORS-HINT', 'NOT-SENT-OR-UNKNOWN'),
  all('T07', 'an error without the headers for other origins', 'ERR-NET', 'UNKNOWN'),
  all('T08', 'no answer ever', 'ERR-TIMEOUT', 'UNKNOWN'),
  all('T09', 'a good answer after 30 s', 'OK-SLOW', 'OK-SLOW'),
  all('T10', 'headers, then nothing', 'ERR-TIMEOUT', 'UNKNOWN'),
  all('T11', 'reset before the headers', 'ERR-NET', 'UNKNOWN'),
  all('T12', 'reset in the body', 'ERR-NET', 'UNKNOWN'),
  all('T13', 'a body shorter than announced', 'ERR-NET', 'UNKNOWN'),
  all('T14', 'half a body, properly ended', 'ERR-BODY', 'UNKNOWN'),
  all('T15', 'a redirect elsewhere', 'ERR-NET', 'UNKNOWN'),
]

const answers: [status: number, read: Expected, write: Expected][] = [
  [400, 'ERR', 'REJECTED'],
  [401, 'AUTH', 'AUTH-KEEP'],
  [403, 'ERR-DENIED', 'REJECTED'],
  [404, 'ERR-GONE', 'REJECTED-RECHECK'],
  [408, 'RETRY-ERR', 'UNKNOWN'],
  [409, 'ERR', 'UNKNOWN'],
  [413, 'ERR', 'REJECTED'],
  [422, 'ERR', 'REJECTED'],
  [429, 'RETRY-AFTER', 'REJECTED'],
  [500, 'RETRY-ERR', 'UNKNOWN'],
  [502, 'RETRY-ERR', 'UNKNOWN'],
  [503, 'RETRY-ERR', 'UNKNOWN'],
  [504, 'RETRY-ERR', 'UNKNOWN'],
]
const status = [
  ...answers.flatMap(([code, read, write]) => [
    all(`S${code}j`, `${code} with the envelope`, read, write),
    // A 404 that is not in the envelope is a gateway's, and says nothing about the record.
    all(`S${code}n`, `${code} without a body`, code === 404 ? 'ERR-BODY' : read, write),
    all(`S${code}h`, `${code} with a web page`, code === 404 ? 'ERR-BODY' : read, write),
  ]),
  all('S429d', '429 with Retry-After as date, 0, a day, nonsense', 'RETRY-AFTER', 'REJECTED'),
  all('S503d', '503 with Retry-After', 'RETRY-AFTER', 'UNKNOWN'),
  all('S3xx', '304, 300, 418, 451, 499, 520, 999', 'ERR', 'UNKNOWN'),
]

const envelope = [
  all('E01', 'success: false with message and code', 'ERR', 'REJECTED'),
  all('E02', 'success: false without either', 'ERR', 'REJECTED'),
  all('E03', 'data: null', 'EMPTY-OR-GONE', 'OK-NODATA'),
  all('E04', 'no data', 'ERR-BODY', 'OK-NODATA'),
  all('E05', '204 without a body', 'ERR-BODY', 'UNKNOWN'),
  all('E06', '200 without a body', 'ERR-BODY', 'UNKNOWN'),
  all('E07', 'a web page', 'ERR-BODY', 'UNKNOWN'),
  all('E08', 'no JSON', 'ERR-BODY', 'UNKNOWN'),
  all('E09', 'JSON that is no envelope', 'ERR-BODY', 'UNKNOWN'),
  all('E10', 'another content type, or none', 'OK', 'OK'),
  all('E11', '201, 202, 206', 'OK', 'OK'),
  all('E12', 'success is no boolean', 'ERR-BODY', 'UNKNOWN'),
  all('E13', 'byte order mark, UTF-16, a lie about gzip', 'OK-OR-UNREADABLE', 'OK-OR-UNREADABLE'),
]

const data = [
  all('D01', 'a field of another type', 'DEGRADE', 'OK-DEGRADE'),
  all('D02', 'a field missing', 'DEGRADE', 'OK-DEGRADE'),
  all('D03', 'a field null', 'DEGRADE', 'OK-DEGRADE'),
  row('lists')('D04', 'list null or missing', 'EMPTY', '-'),
  row('lists')('D05', 'list entries that are no records', 'DEGRADE', '-'),
  all('D06', 'unknown words and numbers', 'DEGRADE', 'OK-DEGRADE'),
  all('D07', 'unknown fields', 'OK', 'OK'),
  all('D08', 'odd dates', 'DEGRADE', 'OK-DEGRADE'),
  all('D09', 'odd numbers', 'DEGRADE', 'OK-DEGRADE'),
  all('D10', 'odd currencies', 'DEGRADE', 'OK-DEGRADE'),
  row('lists')('D11', '100,000 rows', 'OK-BOUNDED', '-'),
  all('D12', 'a text of 1 MB', 'OK-CLIPPED', 'OK-CLIPPED'),
  row('maps')('D13', 'a map of 10,000 keys or levels', 'OK-CLIPPED', '-'),
  row('maps')('D14', 'a map with __proto__ and the like', 'OK', '-'),
  row('lists')('D15', 'the same id twice', 'OK', '-'),
  row('pages')('D16', 'a page beyond the last', 'OK-LASTPAGE', '-'),
  row('pages')('D17', 'pages is 0, negative, missing, a text, huge', 'OK', '-'),
  row('pages')('D18', 'more rows than asked for, or fewer', 'OK', '-'),
  row('records')('D19', 'the record of another id and store', 'ERR-MISMATCH', 'OK-RECHECK'),
  all('D20', 'hostile texts', 'INERT', 'INERT'),
  all('D21', 'hostile addresses', 'INERT', 'INERT'),
  row('secrets')('D22', 'secrets in the answer', 'MASKED', 'MASKED'),
]

const concurrency = [
  all('C01', 'a clock that is wrong by ten years', 'OK', 'OK'),
  row('reads')('C02', 'answers out of order', 'LATEST-WINS', '-'),
  row('writes')('C03', 'twenty clicks', '-', 'ONE-SEND'),
  row('writes')('C04', 'another page while the write is under way', '-', 'SURVIVES'),
  row('writes')('C05', 'a reload while the write is under way', '-', 'JOURNAL'),
  row('writes')('C06', 'the same in two tabs', '-', 'ONE-SEND'),
  row('writes')('C07', 'the same by two people', '-', 'RECHECK-FIRST'),
  all('C08', 'the key is revoked', 'AUTH', 'AUTH-KEEP'),
  all('C09', 'the key may not do this one thing', 'ERR-DENIED', 'REJECTED'),
  all('C10', 'storage is full', 'OK', 'OK-WARN'),
  all('C11', 'storage is blocked', 'OK', 'OK-WARN'),
  all('C12', 'files of the page are gone after a deploy', 'RELOAD-OFFER', 'RELOAD-OFFER'),
  all('C13', 'signed out in another tab', 'SIGNED-OUT', 'AUTH-KEEP'),
  all('C14', 'another store while the call is under way', 'LATEST-WINS', 'SURVIVES'),
  all('C15', 'asleep for eight hours', 'IDLE-LOCK', 'IDLE-LOCK'),
  row('writes')('C16', 'the page crashes', '-', 'DRAFT-KEPT'),
  all('C17', 'the cookie no longer opens', 'AUTH', 'AUTH-KEEP'),
]

const habits = [
  row('writes')('L01', 'reads lag behind a good answer', '-', 'OK'),
  row('writes')('L02', 'reads lag behind, and the answer is lost', '-', 'OK'),
  row('texts')('N01', 'texts are stored trimmed', '-', 'OK'),
  row('texts')('N02', 'texts are stored escaped', '-', 'OK'),
  row('texts')('N03', 'texts are stored composed', '-', 'OK'),
  row('texts')('N04', 'numbers are stored rounded', '-', 'OK'),
  row('texts')('N05', 'texts are stored in upper case', '-', 'OK'),
]

export const faultCases: FaultCase[] = [
  ...transport,
  ...status,
  ...envelope,
  ...data,
  ...concurrency,
  ...habits,
]

/** A browser may repeat a refund by itself, so a refusal may be about that repetition. */
export function expectedOfRefund(write: Expected): Expected {
  return write === 'REJECTED' || write === 'AUTH-KEEP' ? 'REJECTED-RECHECK' : write
}

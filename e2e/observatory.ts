type Page = { headers: Record<string, string>; html: string }

/**
 * The score of Mozilla's HTTP Observatory (algorithm of 1.6.3) for a page behind TLS, by its
 * published rules. It leaves out cookies, redirects, preflights and the preload list, none of which
 * changes the score here. The start is 100; 100 and more is an A+.
 */
export function observatoryPoints({ headers, html }: Page): Record<string, number> {
  const policy = readPolicy(headers['content-security-policy'] ?? '')
  const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0)
  const scripts = html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? []
  return {
    'content security policy': policyPoints(policy),
    'sharing across origins': headers['access-control-allow-origin'] === undefined ? 0 : -50,
    'strict transport': age >= 15_768_000 ? 0 : -20,
    referrer: headers['referrer-policy'] === 'no-referrer' ? 5 : -5,
    integrity: scripts.every((script) => script.includes('integrity=')) ? 5 : 0,
    'content types': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    framing: policy.get('frame-ancestors')?.join() === "'none'" ? 5 : -20,
    'resource policy': headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
    'opener policy': headers['cross-origin-opener-policy'] === 'same-origin' ? 10 : 0,
    'embedder policy': headers['cross-origin-embedder-policy'] === 'require-corp' ? 10 : 0,
  }
}

function readPolicy(text: string) {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

function policyPoints(policy: Map<string, string[]>) {
  const standard = policy.get('default-src') ?? ['*']
  const sources = (name: string) => policy.get(name) ?? standard
  const holds = (name: string, bad: RegExp) => sources(name).some((source) => bad.test(source))
  const broad = /^(?:\*|https?:\/?\/?|ftp:|data:|blob:)$|unsafe-inline/
  if (holds('script-src', broad) || holds('object-src', broad)) return -20
  if ([...policy.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return -20
  if (holds('script-src', /unsafe-eval/) || holds('style-src', /unsafe-eval/)) return -10
  if (holds('style-src', broad)) return 0
  return standard.join() === "'none'" ? 10 : 5
}

import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { isInstalled } from './redis-server.testing.ts'

const chart = 'deploy/helm/counter'
const read = (name: string) => readFileSync(join(chart, name), 'utf8')
const templates = readdirSync(join(chart, 'templates'))
const text = templates.map((name) => read(`templates/${name}`)).join('\n')
type Tree = { [name: string]: Tree | undefined }
const values = parse(read('values.yaml')) as Tree
/** The second is what scripts/setup.mjs fetched for the night. */
const places = [process.env.HELM_PATH ?? 'helm', 'node_modules/.cache/counter/helm/helm']
const helm = places.find((place) => isInstalled(place, 'version')) ?? ''
const hasHelm = helm !== ''
if (!hasHelm) console.log('helm is not installed: what it makes of the chart is left out.')

test('the chart is of the package’s version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(parse(read('Chart.yaml'))).toMatchObject({ version, appVersion: version })
})

test('templates take only values that are described, and every value is taken', () => {
  const taken = [...text.matchAll(/\.Values\.([\w.]+)/g)].map(([, path = '']) => path)
  expect(taken.length).toBeGreaterThan(30)
  const at = (path: string) =>
    path.split('.').reduce<Tree | undefined>((tree, name) => tree?.[name], values)
  expect(taken.filter((path) => at(path) === undefined)).toEqual([])
  const leaves = Object.entries(values).flatMap(([name, tree]) => leavesOf(name, tree))
  const isTaken = (leaf: string) =>
    taken.some((path) => path === leaf || leaf.startsWith(`${path}.`))
  expect(leaves.filter((leaf) => !isTaken(leaf))).toEqual([])
})

function leavesOf(path: string, tree: Tree | undefined): string[] {
  if (typeof tree !== 'object' || tree === null || Array.isArray(tree)) return [path]
  const inner = Object.entries(tree)
  return inner.length === 0
    ? [path]
    : inner.flatMap(([name, next]) => leavesOf(`${path}.${name}`, next))
}

test('the schema describes exactly the values', () => {
  type Schema = { properties?: Record<string, Schema>; type?: string }
  const schema = JSON.parse(read('values.schema.json')) as Schema
  const described = ({ properties = {} }: Schema, path = ''): string[] =>
    Object.entries(properties).flatMap(([name, next]) =>
      next.properties ? described(next, `${path}${name}.`) : [`${path}${name}`],
    )
  const leaves = Object.entries(values).flatMap(([name, tree]) => leavesOf(name, tree))
  const given = leaves.map((leaf) => leaf.replace(/^(resources|ingress\.annotations)\..*/, '$1'))
  expect(
    described(schema)
      .filter((path) => path !== 'global')
      .toSorted(),
  ).toEqual([...new Set(given)].toSorted())
})

test('it sets only variables that the host reads', () => {
  const known = readFileSync('host/environment.ts', 'utf8')
  const set = [...text.matchAll(/name: ([A-Z][A-Z_]+)\b/g)].map(([, name = '']) => name)
  expect(set).toContain('SESSION_SECRET_FILE')
  expect(
    set.filter((name) => !known.includes(name.replace(/_FILE$/, '')) && !known.includes(name)),
  ).toEqual([])
})

type Manifest = {
  kind: string
  spec: Tree & { template: { spec: Pod }; replicas: number }
}
type Pod = {
  terminationGracePeriodSeconds: number
  automountServiceAccountToken: boolean
  securityContext: object
  containers: {
    env: { name: string; value: string }[]
    securityContext: object
    volumeMounts: { name: string; mountPath: string }[]
    [probe: string]: unknown
  }[]
  volumes: { name: string; secret?: { secretName: string } }[]
}

const options = (settings: string[]) => settings.flatMap((one) => ['--set', one])
const run = (...words: string[]) => execFileSync(helm, words, { stdio: 'pipe', encoding: 'utf8' })

describe.runIf(hasHelm)('Helm', () => {
  const least = [
    'image.repository=registry.example/counter',
    'baseUrl=https://api.example.com',
    'hostNames={counter.example.com,shop.example.com}',
    'sessionSecret.name=counter-session',
  ]
  const onRedis = ['store.kind=redis', 'store.redis.secretName=counter-redis']
  function render(...settings: string[]) {
    const rendered = run(
      'template',
      'counter',
      chart,
      '--kube-version=1.29.0',
      ...options([...least, ...settings]),
    )
    const manifests = parseAllDocuments(rendered).map((document) => {
      expect(document.errors).toEqual([])
      return document.toJS() as Manifest
    })
    const kinds = manifests.map(({ kind }) => kind).toSorted()
    const deployment = manifests.find(({ kind }) => kind === 'Deployment')!
    const pod = deployment.spec.template.spec
    const container = pod.containers[0]!
    const env = new Map(container.env.map(({ name, value }) => [name, value]))
    return { kinds, manifests, deployment, pod, container, env }
  }

  test('finds nothing to complain about', () => {
    expect(run('lint', '--strict', chart, ...options(least))).toContain('0 chart(s) failed')
    expect(run('lint', '--strict', chart, ...options([...least, ...onRedis]))).toContain(
      '0 chart(s) failed',
    )
  })

  test('with a folder: one pod with a volume, without rights and with a read-only root', () => {
    const { kinds, deployment, pod, container, env } = render('replicas=3')
    expect(kinds).toEqual([
      'Deployment',
      'PersistentVolumeClaim',
      'PodDisruptionBudget',
      'Service',
      'Service',
    ])
    expect(deployment.spec.replicas).toBe(1)
    expect(deployment.spec.strategy).toEqual({ type: 'Recreate' })
    expect(pod.automountServiceAccountToken).toBe(false)
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65_532 })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    const drain = Number(env.get('DRAIN_SECONDS'))
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + 65)
    expect(container.readinessProbe).toMatchObject({
      httpGet: { path: '/readyz?exclude=store', port: 'http' },
    })
    expect(container.livenessProbe).toMatchObject({ httpGet: { path: '/livez', port: 'http' } })
    expect(env.get('ALLOWED_HOSTS')).toBe('counter.example.com,shop.example.com')
    expect(env.get('DATA_DIR')).toBe('/data')
    expect(env.get('AUDIT_FILE')).toBe('stderr')
    expect(env.get('SESSION_SECRET_FILE')).toBe('/run/secrets/session/secret')
    expect(pod.volumes[0]).toMatchObject({ secret: { secretName: 'counter-session' } })
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual([
      '/run/secrets/session',
      '/data',
    ])
  })

  test('with Redis: pods that come one by one, and all that can be switched on', () => {
    const { kinds, deployment, env, pod } = render(
      ...onRedis,
      'replicas=3',
      'store.redis.assetsClaim=assets',
      'ingress.enabled=true',
      'ingress.tlsSecretName=tls',
      'metrics.serviceMonitor=true',
      'settings.WRITES_PER_MINUTE=60',
      'readyWithoutStore=false',
      'image.digest=sha256:' + 'a'.repeat(64),
    )
    expect(kinds).toEqual([
      'Deployment',
      'Ingress',
      'PodDisruptionBudget',
      'Service',
      'Service',
      'ServiceMonitor',
    ])
    expect(deployment.spec.replicas).toBe(3)
    expect(env.get('REDIS_URL_FILE')).toBe('/run/secrets/redis/url')
    expect(env.get('ASSETS_DIR')).toBe('/assets')
    expect(env.get('WRITES_PER_MINUTE')).toBe('60')
    expect(env.has('DATA_DIR')).toBe(false)
    expect(pod.containers[0]!.readinessProbe).toMatchObject({ httpGet: { path: '/readyz' } })
    expect(pod.volumes.map(({ name }) => name)).toEqual(['session', 'redis', 'assets'])
    expect(pod.containers[0]!.image).toMatch(/^registry\.example\/counter@sha256:a{64}$/)
  })

  test.each(least.map((one) => one.split('=')[0]!))('without %s it says what to set', (name) => {
    const others = least.filter((one) => !one.startsWith(name))
    expect(() =>
      run('template', 'counter', chart, '--kube-version=1.29.0', ...options(others)),
    ).toThrow(/Set /)
  })
})

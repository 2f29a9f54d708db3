import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@oficio/context/config'
import { EnvError } from '@oficio/context/env'
import { healthEndpoint, readyEndpoint } from '@oficio/contracts/kernel/health'
import { expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

const require = createRequire(import.meta.url)
const root = fileURLToPath(new URL('../../', import.meta.url))
const textOf = (path: string) => readFile(`${root}${path}`, 'utf8')

interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string }
  // The tests below check the contents against the schema of the kind.
  spec: Record<string, never>
}

async function manifestsIn(folder: string): Promise<Manifest[]> {
  const names = (await readdir(`${root}${folder}`)).filter(
    (name) => name.endsWith('.yaml') && name !== 'kustomization.yaml',
  )
  const texts = await Promise.all(names.map((name) => textOf(`${folder}/${name}`)))
  return texts.flatMap((text) => parseAllDocuments(text)).map((document) => document.toJS())
}

const base = () => manifestsIn('deploy/kubernetes/base')
const overlay = async () => parse(await textOf('deploy/kubernetes/example/kustomization.yaml'))

/** Returns the containers of all manifests that run containers. */
async function containers() {
  const all = await base()
  return all.flatMap((manifest) => {
    const { template } = manifest.spec as {
      template?: { spec: { containers: Container[]; initContainers: Container[] } }
    }
    return template ? [...template.spec.initContainers, ...template.spec.containers] : []
  })
}

interface Container {
  name: string
  image: string
  ports?: { name: string; containerPort: number }[]
  env?: { name: string; value: string }[]
  livenessProbe?: { httpGet: { path: string; port: string } }
  readinessProbe?: { httpGet: { path: string; port: string } }
}

it('every manifest is what the schema of its kind asks for', async () => {
  const all = [...(await base()), ...(await manifestsIn('deploy/kubernetes/example'))]
  expect(all.length).toBeGreaterThan(7)
  for (const manifest of all) {
    // The path is computed, so that no bundler follows it.
    const { [manifest.kind]: Model } = require(`kubernetes-models/${manifest.apiVersion}/${manifest.kind}`)
    expect(() => new Model(manifest).validate(), `${manifest.kind} ${manifest.metadata.name}`).not.toThrow()
  }
})

it('a wrong manifest would be refused', async () => {
  const { Deployment } = await import('kubernetes-models/apps/v1/Deployment')
  const [web] = (await base()).filter(({ kind }) => kind === 'Deployment')
  const wrong = { ...web, spec: { ...web?.spec, replicas: 'two' } }
  // The manifest is wrong on purpose.
  expect(() => new Deployment(wrong as never).validate()).toThrow(/replicas/)
})

it('the base lists every file, and the example every image', async () => {
  const files = (await readdir(`${root}deploy/kubernetes/base`)).filter(
    (name) => name !== 'kustomization.yaml',
  )
  const { resources } = parse(await textOf('deploy/kubernetes/base/kustomization.yaml'))
  expect(resources.toSorted()).toEqual(files.toSorted())
  const images = [...new Set((await containers()).map(({ image }) => image))].toSorted()
  const { images: overlayImages } = await overlay()
  expect(overlayImages.map(({ name }: { name: string }) => name).toSorted()).toEqual(images)
})

it('probes ask for addresses that there are, at ports that are open', async () => {
  const knownPaths = [`/api${healthEndpoint.path}`, `/api${readyEndpoint.path}`, '/alive']
  for (const { ports = [], livenessProbe, readinessProbe } of await containers()) {
    for (const probe of [livenessProbe, readinessProbe]) {
      if (!probe) continue
      expect(knownPaths).toContain(probe.httpGet.path)
      expect(ports.map(({ name }) => name)).toContain(probe.httpGet.port)
    }
  }
})

it('is a configuration that starts once its secrets are set', async () => {
  const { configMapGenerator } = await overlay()
  const literals: string[] = configMapGenerator[0].literals
  const env = Object.fromEntries(literals.map((line) => line.split(/=(.*)/s).slice(0, 2)))
  const own = (await containers()).flatMap((container) => container.env ?? [])
  const secret = 's'.repeat(40)
  const secrets = {
    DATABASE_URL: 'postgres://oficio:a-password-of-its-own@db.example.com/oficio',
    SMTP_URL: 'smtps://user:password@smtp.example.com',
    AUTH_SECRET: '4c0f9b7e1d2a58c36e90f1ab7d435e28',
    TOKEN_SECRET: 'b81e6f20a9c74d53f1807e2c9ad3465f',
    MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1',
    MERCADOPAGO_WEBHOOK_SECRET: secret,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: secret,
  }
  const comment = await textOf('deploy/kubernetes/example/kustomization.yaml')
  for (const name of Object.keys(secrets)) expect(comment).toContain(name)
  const wholeEnv = { ...env, ...Object.fromEntries(own.map(({ name, value }) => [name, value])) }
  expect(() => readConfig(wholeEnv)).toThrow(EnvError)
  const config = readConfig({ ...wholeEnv, ...secrets })
  expect(config).toMatchObject({ mode: 'production', files: { kind: 's3' }, trustedProxyHops: 1 })
  expect(config.metrics).toEqual({
    web: { host: '0.0.0.0', port: 9464 },
    worker: { host: '0.0.0.0', port: 9464 },
  })
})

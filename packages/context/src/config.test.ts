import { afterEach, describe, expect, it, vi } from 'vitest'
import { getConfig, readConfig } from './config'
import { EnvError } from './env'

/** The environment that the launcher passes to the processes in a demo. */
const demo = {
  DATABASE_URL: 'postgres://oficio:clave@127.0.0.1:5432/oficio',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  AUTH_SECRET: '4c0f9b7e1d2a58c36e90f1ab7d435e28',
  TOKEN_SECRET: 'b81e6f20a9c74d53f1807e2c9ad3465f',
}
const production = {
  ...demo,
  OFICIO_MODE: 'production',
  APP_ORIGIN: 'https://oficio.com.ar',
  SMTP_URL: 'smtps://usuario:clave@smtp.example.com',
  FILES_DIR: '/var/lib/oficio',
  TRUSTED_PROXY_HOPS: '1',
  MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1',
  MERCADOPAGO_WEBHOOK_SECRET: 'c'.repeat(32),
}

/** Returns the names of the variables that EnvError complains about. */
function problemsOf(source: Record<string, string | undefined>): string[] {
  try {
    readConfig(source)
    return []
  } catch (error) {
    if (error instanceof EnvError) return error.problems.map((problem) => problem.split(':')[0] ?? '')
    throw error
  }
}

describe('a demo', () => {
  it('needs nothing but what the launcher hands over', () => {
    const config = readConfig(demo)
    expect(config).toMatchObject({
      mode: 'demo',
      port: 3000,
      site: { origin: 'http://localhost:3000', name: 'Oficio', supportEmail: 'ayuda@localhost' },
      mailFrom: 'Oficio <no-responder@localhost>',
      files: { kind: 'disk' },
      google: null,
      googlePlaces: null,
      trustedProxyHops: 0,
    })
  })

  it('serves metrics only if an address is configured', () => {
    expect(readConfig(demo).metrics).toEqual({ web: null, worker: null })
    const { metrics } = readConfig({ ...demo, WORKER_METRICS_LISTEN: '0.0.0.0:9464' })
    expect(metrics).toEqual({ web: null, worker: { host: '0.0.0.0', port: 9464 } })
    expect(problemsOf({ ...demo, METRICS_LISTEN: '9464' })).toEqual(['METRICS_LISTEN'])
  })

  it('takes a blank variable for an unset one', () => {
    const config = readConfig({ ...demo, SITE_NAME: ' ', PORT: '', S3_BUCKET: '', GOOGLE_CLIENT_ID: '  ' })
    expect(config.site.name).toBe('Oficio')
    expect(config.port).toBe(3000)
    expect(problemsOf({ ...demo, AUTH_SECRET: '   ' })).toEqual(['AUTH_SECRET'])
  })

  it('names everything that is missing or wrong at once', () => {
    expect(problemsOf({}).sort()).toEqual(['AUTH_SECRET', 'DATABASE_URL', 'TOKEN_SECRET'])
    const wrong = { ...demo, PORT: '99999', LOG_LEVEL: 'loud', OFICIO_MODE: 'prod', SUPPORT_EMAIL: 'nadie' }
    expect(problemsOf(wrong).sort()).toEqual(['LOG_LEVEL', 'OFICIO_MODE', 'PORT', 'SUPPORT_EMAIL'])
  })
})

describe('the ground of maps', () => {
  it('is fetched from nowhere unless the operator names a place', () => {
    expect(readConfig(demo).mapTiles).toBeNull()
    const url = 'https://mapas.example.com/{z}/{x}/{y}.png'
    expect(readConfig({ ...demo, MAP_TILES_URL: url }).mapTiles).toEqual({
      url,
      attribution: '© OpenStreetMap',
    })
    expect(problemsOf({ ...demo, MAP_TILES_URL: 'https://mapas.example.com/' })).toEqual(['MAP_TILES_URL'])
  })
})

describe('production', () => {
  it('starts when everything is said', () => {
    expect(readConfig(production)).toMatchObject({
      mode: 'production',
      mailFrom: 'Oficio <no-responder@oficio.com.ar>',
      files: { kind: 'disk', dir: '/var/lib/oficio' },
    })
  })

  it('refuses a bad environment with every problem at once, in Spanish, and shows no secret', () => {
    const badEnv = { OFICIO_MODE: 'production', AUTH_SECRET: 'corto-y-secreto' }
    expect(problemsOf(badEnv).sort()).toEqual([
      'APP_ORIGIN',
      'AUTH_SECRET',
      'DATABASE_URL',
      'FILES_DIR',
      'MERCADOPAGO_ACCESS_TOKEN',
      'MERCADOPAGO_WEBHOOK_SECRET',
      'SMTP_URL',
      'TOKEN_SECRET',
      'TRUSTED_PROXY_HOPS',
    ])
    expect(() => readConfig(badEnv)).toThrow(/La configuración no permite arrancar/)
    expect(() => readConfig(badEnv)).not.toThrow(/corto-y-secreto/)
  })

  it.each([
    'http://oficio.com.ar',
    'https://oficio.com.ar/tienda',
    'oficio.com.ar',
    'https://yo@oficio.com.ar',
  ])('refuses %s as its address', (origin) =>
    expect(problemsOf({ ...production, APP_ORIGIN: origin })).toContain('APP_ORIGIN'),
  )

  it('requires the number of proxies, even if it is zero', () => {
    expect(problemsOf({ ...production, TRUSTED_PROXY_HOPS: '' })).toEqual(['TRUSTED_PROXY_HOPS'])
    expect(problemsOf({ ...production, TRUSTED_PROXY_HOPS: '21' })).toEqual(['TRUSTED_PROXY_HOPS'])
    expect(readConfig({ ...production, TRUSTED_PROXY_HOPS: '0' }).trustedProxyHops).toBe(0)
  })

  it.each([
    'smtp://mail:1025',
    'smtp://127.0.0.1:1025',
    'smtp://mailpit:25',
    'smtps://usuario:clave@mail:465',
  ])('does not take the mail catcher %s for a mail server', (url) =>
    expect(problemsOf({ ...production, SMTP_URL: url })).toEqual(['SMTP_URL']),
  )

  it('takes a mail server of its own machine', () => {
    expect(problemsOf({ ...production, SMTP_URL: 'smtp://127.0.0.1:25' })).toEqual([])
  })

  it.each(['oficio', 'postgres'])('refuses the database password that everybody knows: %s', (password) => {
    const url = `postgres://oficio:${password}@postgres:5432/oficio`
    expect(problemsOf({ ...production, DATABASE_URL: url })).toEqual(['DATABASE_URL'])
    expect(problemsOf({ ...demo, DATABASE_URL: url })).toEqual([])
  })

  it('refuses a folder that would mean another one in each process', () => {
    expect(problemsOf({ ...production, FILES_DIR: './files' })).toEqual(['FILES_DIR'])
  })

  it('refuses half a configuration of S3 or of Google', () => {
    const half = {
      ...production,
      S3_ENDPOINT: 'https://s3.example.com',
      S3_BUCKET: 'fotos',
      GOOGLE_CLIENT_ID: 'x',
    }
    expect(problemsOf(half)).toEqual(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'GOOGLE_CLIENT_SECRET'])
  })

  it('takes nobody’s word but Google’s for who somebody is', () => {
    const keys = { GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' }
    expect(readConfig({ ...production, ...keys }).google).toMatchObject({ issuer: null })
    const standIn = { ...keys, GOOGLE_ISSUER: 'http://localhost:8027/' }
    expect(problemsOf({ ...production, ...standIn })).toEqual(['GOOGLE_ISSUER'])
    expect(readConfig({ ...demo, ...standIn }).google).toMatchObject({ issuer: 'http://localhost:8027' })
    expect(problemsOf({ ...demo, GOOGLE_ISSUER: standIn.GOOGLE_ISSUER })).toEqual([
      'GOOGLE_CLIENT_ID',
      'GOOGLE_CLIENT_SECRET',
    ])
  })

  it('asks Google for places with a key alone, and another server only in a demo', () => {
    const key = { GOOGLE_PLACES_KEY: 'k' }
    const standIn = { ...key, GOOGLE_PLACES_URL: 'http://localhost:8029/' }
    expect(readConfig({ ...production, ...key }).googlePlaces).toEqual({ apiKey: 'k', apiUrl: null })
    expect(problemsOf({ ...production, ...standIn })).toEqual(['GOOGLE_PLACES_URL'])
    expect(readConfig({ ...demo, ...standIn }).googlePlaces).toEqual({
      apiKey: 'k',
      apiUrl: 'http://localhost:8029',
    })
    expect(problemsOf({ ...demo, GOOGLE_PLACES_URL: standIn.GOOGLE_PLACES_URL })).toEqual([
      'GOOGLE_PLACES_KEY',
    ])
  })

  it('keeps files on S3 when S3 is configured', () => {
    const s3 = {
      S3_ENDPOINT: 'https://s3.example.com',
      S3_BUCKET: 'fotos',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
    }
    expect(readConfig({ ...production, ...s3, FILES_DIR: undefined }).files).toMatchObject({
      kind: 's3',
      region: 'us-east-1',
    })
  })
})

describe('payments', () => {
  const simulated = {
    ...demo,
    MERCADOPAGO_ACCESS_TOKEN: 'token',
    MERCADOPAGO_WEBHOOK_SECRET: 'd'.repeat(32),
    MERCADOPAGO_API_URL: 'http://127.0.0.1:8026',
  }

  it('go to the simulator in a demo, to Mercado Pago in production, and nowhere when nothing is said', () => {
    expect(readConfig(simulated).mercadoPago).toMatchObject({ apiUrl: 'http://127.0.0.1:8026' })
    expect(readConfig(production).mercadoPago).toMatchObject({ accessToken: 'APP_USR-1', apiUrl: null })
    expect(readConfig(demo).mercadoPago).toBeNull()
  })

  it('never go to a simulator in production', () => {
    const wrong = { ...production, MERCADOPAGO_API_URL: 'http://127.0.0.1:8026' }
    expect(problemsOf(wrong)).toEqual(['MERCADOPAGO_API_URL'])
  })

  it('need a secret for notifications, and the real ones an https address', () => {
    expect(problemsOf({ ...simulated, MERCADOPAGO_WEBHOOK_SECRET: '' })).toEqual([
      'MERCADOPAGO_WEBHOOK_SECRET',
    ])
    expect(problemsOf({ ...production, MERCADOPAGO_WEBHOOK_SECRET: ' ' })).toEqual([
      'MERCADOPAGO_WEBHOOK_SECRET',
    ])
    expect(problemsOf({ ...simulated, MERCADOPAGO_API_URL: undefined })).toEqual(['APP_ORIGIN'])
  })

  it('start with the hours and the guarantee that the operator says', () => {
    const config = readConfig({ ...demo, URGENT_HOURS: '8-20', URGENT_REFUND_MINUTES: '0' })
    expect(config.firstSettings).toEqual({ urgentRefundMinutes: 0, urgentFromHour: 8, urgentUntilHour: 20 })
    expect(readConfig(demo).firstSettings).toEqual({})
    expect(problemsOf({ ...demo, URGENT_HOURS: '22-7' })).toEqual(['URGENT_HOURS'])
  })
})

describe("the process's own configuration", () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    Reflect.deleteProperty(globalThis, Symbol.for('oficio.config'))
  })

  it('is read once and tells next-auth what it reads by itself', () => {
    for (const [name, value] of Object.entries(production)) vi.stubEnv(name, value)
    vi.stubEnv('NEXTAUTH_URL', undefined)
    vi.stubEnv('NEXTAUTH_SECRET', undefined)
    const config = getConfig()
    expect(getConfig()).toBe(config)
    expect(process.env.NEXTAUTH_URL).toBe('https://oficio.com.ar')
    expect(process.env.NEXTAUTH_SECRET).toBe(production.AUTH_SECRET)
  })
})

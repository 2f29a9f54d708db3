import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { type PushMessage, switchPushOnEndpoint } from '@oficio/contracts/notices/push'
import { paths } from '@oficio/contracts/paths'
import { beforeEach, describe, expect, it } from 'vitest'

const script = readFileSync(new URL('../../../../public/sw.js', import.meta.url), 'utf8')
const origin = 'https://oficio.example'

type Done = Promise<unknown> | undefined
type Handler = (event: object) => void

interface ShownNotification {
  title: string
  options: { body: string; tag: string; data: unknown }
}

let handlers: Record<string, Handler>
let notifications: ShownNotification[]
let openedPaths: string[]
let focused: string[]
let windows: { url: string; focus: () => void }[]
let requests: [path: string, init: RequestInit][]

beforeEach(() => {
  handlers = {}
  notifications = []
  openedPaths = []
  focused = []
  windows = []
  requests = []
  const self = {
    location: { origin },
    addEventListener: (name: string, handler: Handler) => {
      handlers[name] = handler
    },
    registration: {
      showNotification: async (title: string, options: ShownNotification['options']) =>
        void notifications.push({ title, options }),
      pushManager: { subscribe: async () => ({ toJSON: () => device }) },
    },
    clients: {
      matchAll: async () => windows,
      openWindow: async (address: string) => void openedPaths.push(address),
    },
  }
  const fetch = async (path: string, init: RequestInit) => void requests.push([path, init])
  runInNewContext(script, { self, fetch, URL, Response })
})

const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/x',
  expirationTime: null,
  keys: { auth: 'a' },
}

/** Fires an event at the service worker, and waits for the work that it starts. */
async function dispatch(name: string, event: object): Promise<void> {
  let done: Done
  handlers[name]?.({ ...event, waitUntil: (work: Done) => (done = work) })
  await done
}

const push = (json: () => unknown) => dispatch('push', { data: { json } })
const message: PushMessage = {
  title: 'Nueva solicitud para vos',
  body: 'Pérdida de agua',
  path: '/professional/requests/1',
  tag: 'notice-1',
}
const click = (data: unknown) =>
  dispatch('notificationclick', { notification: { data, close: () => undefined } })

describe('a message that is pushed', () => {
  it('is shown under its own name, so that the same one again takes its place', async () => {
    await push(() => message)
    expect(notifications).toMatchObject([
      {
        title: message.title,
        options: { body: message.body, tag: 'notice-1', data: { path: message.path } },
      },
    ])
  })

  it.each([
    ['broken', () => JSON.parse('{')],
    ['empty', () => null],
  ])('is a notice all the same when it is %s, since browsers want one for each', async (_, json) => {
    await push(json)
    expect(notifications).toMatchObject([
      { title: 'Tenés un aviso nuevo', options: { data: { path: paths.notices() } } },
    ])
  })
})

describe('a click on it', () => {
  it('opens its page', async () => {
    await click({ path: message.path })
    expect(openedPaths).toEqual([origin + message.path])
  })

  it('shows the window where that page stands, and leaves others as they are', async () => {
    windows = [`${origin}/service-request`, origin + message.path].map((url) => ({
      url,
      focus: () => void focused.push(url),
    }))
    await click({ path: message.path })
    expect(focused).toEqual([origin + message.path])
    expect(openedPaths).toEqual([])
  })

  it.each([
    ['https://evil.example/'],
    ['//evil.example/user/notices'],
    ['javascript:alert(1)'],
    ['https://oficio.example@evil.example/'],
    ['http://'],
  ])('opens no page of anybody else: %s', async (path) => {
    await click({ path })
    expect(openedPaths).toEqual([origin + paths.notices()])
  })

  it('opens the notices without a payload', async () => {
    await click(null)
    expect(openedPaths).toEqual([origin + paths.notices()])
  })
})

it('a browser that moves to another address tells the server, with the key that it had', async () => {
  await dispatch('pushsubscriptionchange', { oldSubscription: { options: {} }, newSubscription: null })
  const [[path, { method, body } = {}] = []] = requests
  expect([path, method]).toEqual([`/api${switchPushOnEndpoint.path}`, switchPushOnEndpoint.method])
  expect(JSON.parse(String(body))).toEqual({ endpoint: device.endpoint, keys: device.keys })
  await dispatch('pushsubscriptionchange', { oldSubscription: null, newSubscription: null })
  expect(requests).toHaveLength(1)
})

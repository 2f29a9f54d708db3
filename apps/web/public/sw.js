// The service worker. It shows an offline page when the device has no connection, and it shows push messages while no page
// of the site is open. It caches nothing, because prices, hours and the session must come from the server.
const page = `<!doctype html>
<html lang="es-AR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sin conexión</title>
<style>
  :root { color-scheme: light dark; --primary: #0b5563; --on-primary: #fff; --band: #dcedf0 }
  body { margin: 0; min-height: 100svh; display: grid; place-items: center; background: #f5f8f8; color: #10272e;
    font: 1.0625rem/1.6 system-ui, sans-serif }
  main { max-width: 26rem; padding: 2rem 1.25rem }
  svg { display: block; width: 100%; height: 11rem; border-radius: 1rem; background: var(--band) }
  h1 { margin: 1rem 0 .5rem; font-size: 1.75rem; line-height: 1.2 }
  p { margin: 0 0 1rem }
  a { display: inline-flex; align-items: center; min-height: 3rem; padding: 0 1.25rem; border-radius: .75rem;
    background: var(--primary); color: var(--on-primary); font-weight: 600; text-decoration: none }
  a:focus-visible { outline: 3px solid #0b7285; outline-offset: 2px }
  @media (prefers-color-scheme: dark) {
    :root { color-scheme: dark; --primary: #7fcbd9; --on-primary: #05252c; --band: #112a32; --surface: #112a32;
      --petrol-pale: #2f5f6a; --petrol-line: #2f7480 }
    body { background: #0a1d23; color: #e8f2f4 }
    a:focus-visible { outline-color: #8ad9e6 }
  }
</style>
<main>
  <svg viewBox="0 0 360 240" stroke-width="1.75" aria-hidden="true"><g fill="none" stroke="var(--primary,#0b5563)" stroke-linecap="round" stroke-linejoin="round"><g transform="translate(290 62)"><path fill="var(--surface,#fff)" d="M-26 0a10 10 0 0 1 2-20 17 17 0 0 1 32-3 12 12 0 0 1 16 11 6 6 0 0 1-1 12Z"/></g><path d="M-1200 214H1560"/><path d="M-1200 66H64c90 26 180 26 270 0H1560"/><path fill="var(--surface,#fff)" d="M61 40h6a2 2 0 0 1 2 2v170a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-170a2 2 0 0 1 2 -2Z"/><path fill="var(--surface,#fff)" d="M38 52h52a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-52a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2Z"/><g transform="translate(150 75)"><path fill="var(--petrol-pale,#bfdde2)" d="M-14-8c-2-10 8-16 16-12 4-6 12-4 12 2l6 3-6 3c0 8-8 12-16 12l-16 4Z"/><path d="M0 0v6M5 0v6M9-17h.01"/></g><g transform="translate(200 79)"><path fill="var(--petrol-line,#2b6f7c)" d="M-14-8c-2-10 8-16 16-12 4-6 12-4 12 2l6 3-6 3c0 8-8 12-16 12l-16 4Z"/><path d="M0 0v6M5 0v6M9-17h.01"/></g><g transform="translate(246 74)"><path fill="var(--surface,#fff)" d="M-14-8c-2-10 8-16 16-12 4-6 12-4 12 2l6 3-6 3c0 8-8 12-16 12l-16 4Z"/><path d="M0 0v6M5 0v6M9-17h.01"/></g><path d="M-1200 192H40c50 0 52-36 84-36"/><path fill="var(--surface,#fff)" d="M124 140h24a12 12 0 0 1 12 12v8a12 12 0 0 1-12 12h-24Z"/><path d="M160 150h16M160 162h16"/><path fill="var(--surface,#fff)" d="M236 136h-26a6 6 0 0 0-6 6v28a6 6 0 0 0 6 6h26Z"/><path d="M214 150h6M214 162h6M236 156c32 0 34 36 84 36H1560"/><path fill="var(--sol,#ffc94a)" d="M192 112l-12 20h10l-6 18 18-24h-11l8-14Z"/><path d="M168 122l-6-8M214 126l7-7M186 186v8"/><path d="M108 214c0-8 4-12 4-12M118 214l2-14M128 214l-2-8"/></g></svg>
  <h1>No hay conexión</h1>
  <p>No pudimos abrir esta página porque tu dispositivo no tiene internet.</p>
  <p>Lo que estabas escribiendo en una solicitud sigue guardado acá, y lo que ya enviaste también.</p>
  <a href="">Probar de nuevo</a>
</main>
</html>`

const offline = () =>
  new Response(page, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })

// A new version replaces the old one immediately, because no open page depends on this script.
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  // Navigation preload: the browser requests the page while this script still starts.
  event.waitUntil(self.registration.navigationPreload?.enable().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  // Plain form submissions go to the browser, which asks the user before it sends a form again.
  if (request.mode !== 'navigate' || request.method !== 'GET') return
  event.respondWith(answer(event))
})

async function answer(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    if (navigator.onLine) throw error
    return offline()
  }
}

// The page that a notice without a path opens, and the call that registers the push address of this browser.
const noticesPage = '/user/notices'
const deviceCall = '/api/notices/device'

self.addEventListener('push', (event) => {
  event.waitUntil(show(readMessage(event.data)))
})

// Browsers require a visible notice for each push message, so an unreadable message shows the default notice.
function readMessage(data) {
  try {
    return Object(data.json())
  } catch {
    return {}
  }
}

const show = ({ title = 'Tenés un aviso nuevo', body = '', path = noticesPage, tag = 'aviso' }) =>
  self.registration.showNotification(title, {
    body,
    tag,
    lang: 'es-AR',
    icon: '/notice-icon.png',
    badge: '/notice-badge.png',
    data: { path },
  })

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(addressOf(event.notification.data)))
})

// Returns an address of this site, even if the message contains another one.
function addressOf(data) {
  const site = self.location.origin
  try {
    const address = new URL(Object(data).path ?? noticesPage, site)
    if (address.origin === site) return address.href
  } catch {
    // The path is not a valid address.
  }
  return new URL(noticesPage, site).href
}

// Opens a new window instead of navigating an open one, because the user may be writing there.
async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => url === address)
  return there ? there.focus() : self.clients.openWindow(address)
}

// Browsers may change the push address by themselves. The server key stays the same.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(moveTo(event))
})

async function moveTo({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options
  const now = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)))
  if (!now) return
  const { endpoint, keys } = now.toJSON()
  await fetch(deviceCall, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  })
}

// The service worker. It shows an offline page when the device has no connection, and it shows push messages while no page
// of the site is open. It caches nothing, because prices, hours and the session must come from the server.
const page = `<!doctype html>
<html lang="es-AR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sin conexión</title>
<style>
  body { margin: 0; min-height: 100svh; display: grid; place-items: center; background: #f5f8f8; color: #10272c;
    font: 1.0625rem/1.6 system-ui, sans-serif }
  main { max-width: 26rem; padding: 2rem 1.25rem }
  svg { width: 3.5rem; color: #0b5563 }
  h1 { margin: 1rem 0 .5rem; font-size: 1.75rem; line-height: 1.2 }
  p { margin: 0 0 1rem }
  a { display: inline-flex; align-items: center; min-height: 3rem; padding: 0 1.25rem; border-radius: .75rem;
    background: #0b5563; color: #fff; font-weight: 600; text-decoration: none }
  a:focus-visible { outline: 3px solid #f2b33d; outline-offset: 2px }
</style>
<main>
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m2 2 20 20"/><path d="M5.782 5.782A7 7 0 0 0 9 19h8.5a4.5 4.5 0 0 0 1.307-.193"/><path d="M21.532 16.5A4.5 4.5 0 0 0 17.5 10h-1.79A7.008 7.008 0 0 0 10 5.07"/></svg>
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

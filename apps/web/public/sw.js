// Shows a page of ours where a page cannot be fetched because there is no connection, and the notices that the site sends
// while none of its pages is open. Nothing of the site is kept: prices, hours and who is logged in are the server's word alone.
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

// A new version takes the place of the old one at once: there is nothing in it that an open page stands on.
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  // The request for a page does not wait until this script has been started.
  event.waitUntil(self.registration.navigationPreload?.enable().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  // Forms that are sent as pages are left to the browser, which asks before it sends anything again.
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

// What a notice leads to where nothing better is known, and where a browser says where it takes them.
const noticesPage = '/user/notices'
const deviceCall = '/api/notices/device'

self.addEventListener('push', (event) => {
  event.waitUntil(show(readMessage(event.data)))
})

// The browser wants to see something for each message, so what cannot be read is a notice as well.
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

// A page of this site, whatever was sent.
function addressOf(data) {
  const site = self.location.origin
  try {
    const address = new URL(Object(data).path ?? noticesPage, site)
    if (address.origin === site) return address.href
  } catch {
    // No address at all.
  }
  return new URL(noticesPage, site).href
}

// Another page is left as it is: somebody may be writing there.
async function open(address) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => url === address)
  return there ? there.focus() : self.clients.openWindow(address)
}

// Browsers move to another address by themselves, with the same keys of ours.
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

// Finds a Chromium for the tests that look at pages, and installs one where that is possible without asking.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// Chromium without a window's parts: half the work for the same pages.
const headless = '/usr/bin/chromium-headless-shell'
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, Debian's package without a window (installed when this runs as root),
 * one in its usual places, or '' when Playwright's own could be installed and is to be used. Returns null when there is
 * none.
 */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH)
    return existsSync(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : null
  if (existsSync(headless) || installDebianPackage('chromium-headless-shell')) return headless
  const browser = usual.find(existsSync)
  if (browser) return browser
  if (installDebianPackage('chromium')) return '/usr/bin/chromium'
  console.log('Instalando el navegador de Playwright…')
  const install = spawnSync('npx', ['--no-install', 'playwright', 'install', '--with-deps', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return install.status === 0 ? '' : null
}

/** Returns whether the package, which is named after its program, is there now. */
function installDebianPackage(name) {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Instalando ${name} (paquete de Debian)…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  return apt('-qq', 'update') && apt('-qq', '-y', 'install', name) && existsSync(`/usr/bin/${name}`)
}

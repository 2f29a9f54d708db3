// Finds a Chromium for the tests that open pages, and installs one if that is possible without asking.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// Chromium without a user interface, which needs half the work for the same pages.
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
 * Returns the path of a Chromium: CHROMIUM_PATH, Debian's headless package (installed if this runs as root), or a
 * browser in one of its usual places. Returns '' if Playwright's own browser could be installed, and null if there is
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

/** Installs a Debian package whose name is that of its program. Returns whether the program exists now. */
function installDebianPackage(name) {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Instalando ${name} (paquete de Debian)…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  return apt('-qq', 'update') && apt('-qq', '-y', 'install', name) && existsSync(`/usr/bin/${name}`)
}

// Finds a Chromium for the tests that look at pages, and installs one where that is possible without asking.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, one in its usual places, Debian's package (installed when this runs
 * as root), or '' when Playwright's own could be installed and is to be used. Returns null when there is none.
 */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH)
    return existsSync(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : null
  const found = usual.find(existsSync)
  if (found) return found
  if (installDebianPackage()) return '/usr/bin/chromium'
  console.log('Instalando el navegador de Playwright…')
  const install = spawnSync('npx', ['--no-install', 'playwright', 'install', '--with-deps', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  return install.status === 0 ? '' : null
}

function installDebianPackage() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false
  console.log('Instalando Chromium (paquete de Debian)…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  return apt('-qq', 'update') && apt('-qq', '-y', 'install', 'chromium') && existsSync('/usr/bin/chromium')
}

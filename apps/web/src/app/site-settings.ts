import { isBuilding } from '@oficio/context/build-phase'
import { type Config, getConfig } from '@oficio/context/config'

export type SiteSettings = Pick<Config, 'site' | 'provider' | 'developer'>

// A build knows no operator. The one image runs under any name, so nothing rendered with these is ever served.
const whileBuilding: SiteSettings = {
  site: { origin: 'http://localhost', name: '', supportEmail: '' },
  provider: { name: null, cuit: null, address: null, phone: null },
  developer: { name: null, url: null },
}

/** Returns what every page says about the site. Throws EnvError on a bad environment. */
export function siteSettings(): SiteSettings {
  return isBuilding() ? whileBuilding : getConfig()
}

/** Order matters, because most browsers also name the browsers that they derive from. */
const browsers = [
  [/\bEdg/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

const systems = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
] as const

/**
 * Returns the browser and the system in words. Never shows the header itself, because anybody may write anything into
 * it.
 */
export function deviceName(userAgent: string | null): string {
  const find = (names: typeof browsers | typeof systems) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  const browser = find(browsers)
  const system = find(systems)
  if (browser === undefined) return 'un programa o navegador que no reconocemos'
  return system === undefined ? browser : `${browser} en ${system}`
}

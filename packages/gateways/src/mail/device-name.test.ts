import { expect, it } from 'vitest'
import { deviceName } from './device-name'

it('names the family of browser and system, and shows no text of the header', () => {
  const chrome = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'
  const safari =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1'
  expect(deviceName(chrome)).toBe('Chrome en Android')
  expect(deviceName(`${chrome} Edg/126.0`)).toBe('Edge en Android')
  expect(deviceName(safari)).toBe('Safari en iPhone')
  const unknown = 'un programa o navegador que no reconocemos'
  expect([null, 'curl/8.5.0', 'Llamá ya al 0800 <b>'].map(deviceName)).toEqual([unknown, unknown, unknown])
})

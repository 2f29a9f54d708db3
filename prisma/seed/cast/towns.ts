/** The towns of the demo's people. Province and city are written as a form sends them. */
export const towns = {
  rosario: { state: 'Santa Fe', city: 'Rosario', areaCode: '341', postalCode: '2000' },
  funes: { state: 'Santa Fe', city: 'Funes', areaCode: '341', postalCode: '2132' },
  roldan: { state: 'Santa Fe', city: 'Roldán', areaCode: '341', postalCode: '2134' },
  perez: { state: 'Santa Fe', city: 'Pérez', areaCode: '341', postalCode: '2121' },
  galvez: { state: 'Santa Fe', city: 'Villa Gobernador Gálvez', areaCode: '341', postalCode: '2124' },
  baigorria: { state: 'Santa Fe', city: 'Granadero Baigorria', areaCode: '341', postalCode: '2152' },
  bermudez: { state: 'Santa Fe', city: 'Capitán Bermúdez', areaCode: '341', postalCode: '2154' },
  sanLorenzo: { state: 'Santa Fe', city: 'San Lorenzo', areaCode: '3476', postalCode: '2200' },
  arroyoSeco: { state: 'Santa Fe', city: 'Arroyo Seco', areaCode: '3402', postalCode: '2128' },
  casilda: { state: 'Santa Fe', city: 'Casilda', areaCode: '3464', postalCode: '2170' },
  canada: { state: 'Santa Fe', city: 'Cañada de Gómez', areaCode: '3471', postalCode: '2500' },
  caballito: { state: 'CABA', city: 'Caballito', areaCode: '11', postalCode: 'C1405' },
  palermo: { state: 'CABA', city: 'Palermo', areaCode: '11', postalCode: 'C1425' },
  almagro: { state: 'CABA', city: 'Almagro', areaCode: '11', postalCode: 'C1181' },
  flores: { state: 'CABA', city: 'Flores', areaCode: '11', postalCode: 'C1406' },
  villaUrquiza: { state: 'CABA', city: 'Villa Urquiza', areaCode: '11', postalCode: 'C1431' },
  villaCrespo: { state: 'CABA', city: 'Villa Crespo', areaCode: '11', postalCode: 'C1414' },
  avellaneda: { state: 'Buenos Aires', city: 'Avellaneda', areaCode: '11', postalCode: '1870' },
  lanus: { state: 'Buenos Aires', city: 'Lanús', areaCode: '11', postalCode: '1824' },
  laPlata: { state: 'Buenos Aires', city: 'La Plata', areaCode: '221', postalCode: '1900' },
  cityBell: { state: 'Buenos Aires', city: 'City Bell', areaCode: '221', postalCode: '1896' },
  berisso: { state: 'Buenos Aires', city: 'Berisso', areaCode: '221', postalCode: '1923' },
  marDelPlata: { state: 'Buenos Aires', city: 'Mar del Plata', areaCode: '223', postalCode: '7600' },
  batan: { state: 'Buenos Aires', city: 'Batán', areaCode: '223', postalCode: '7601' },
  tandil: { state: 'Buenos Aires', city: 'Tandil', areaCode: '2494', postalCode: '7000' },
  cordoba: { state: 'Córdoba', city: 'Córdoba', areaCode: '351', postalCode: '5000' },
  villaAllende: { state: 'Córdoba', city: 'Villa Allende', areaCode: '3543', postalCode: '5105' },
  carlosPaz: { state: 'Córdoba', city: 'Villa Carlos Paz', areaCode: '3541', postalCode: '5152' },
  mendoza: { state: 'Mendoza', city: 'Mendoza', areaCode: '261', postalCode: '5500' },
  godoyCruz: { state: 'Mendoza', city: 'Godoy Cruz', areaCode: '261', postalCode: '5501' },
  guaymallen: { state: 'Mendoza', city: 'Guaymallén', areaCode: '261', postalCode: '5521' },
  lujanDeCuyo: { state: 'Mendoza', city: 'Luján de Cuyo', areaCode: '261', postalCode: '5507' },
  salta: { state: 'Salta', city: 'Salta', areaCode: '387', postalCode: '4400' },
  cerrillos: { state: 'Salta', city: 'San José de los Cerrillos', areaCode: '387', postalCode: '4403' },
  cafayate: { state: 'Salta', city: 'Cafayate', areaCode: '3868', postalCode: '4427' },
} as const

export type TownKey = keyof typeof towns

/**
 * Returns a mobile number of that town in E.164 format. The number consists of fives and four more digits, so that
 * nobody who tries the demo calls a stranger.
 * @param number four digits, unique in the demo
 */
export function phoneIn(town: TownKey, number: number): string {
  const { areaCode } = towns[town]
  // Area code and number together always have ten digits.
  return `+549${areaCode}${'5'.repeat(6 - areaCode.length)}${String(number).padStart(4, '0')}`
}

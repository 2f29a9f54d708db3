import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords'

const own = ['matias.ferreyra', 'm.ferreyra@inmobiliariasur.com.ar', 'Oficio', 'oficio.example']

describe('a password that programs try first is refused', () => {
  it.each([
    ...[
      'oficio123',
      'Oficio2026',
      'Verano2026',
      'argentina1',
      'boca1234',
      'messi2022',
      'contraseña',
      'maradona10',
    ],
    ...[
      'Riverplate1',
      'password1',
      'argentina',
      'qwerty123',
      'Contraseña123',
      'contrasenia1',
      'C0ntr4señ4!',
      'm4r4d0n410',
    ],
    ...[
      '¡Boca2026!',
      '2026boca',
      '123river',
      'BocaJuniors12',
      'boca juniors',
      'boca12juniors',
      'vamosboca1',
      'aguanteriver',
    ],
    ...[
      'Rosario2000',
      'CORDOBA2025',
      'primavera25',
      'Otoño2026',
      'diciembre24',
      'Domingo10',
      'plomero123',
      'electricista1',
    ],
    ...[
      'miclave123',
      'claveoficio1',
      'nuevaclave1',
      'juanmaria1',
      'sofia2015',
      'valentina08',
      'gonzalez1985',
      'amorcito1',
    ],
    ...[
      'teamo123',
      'tequieromucho',
      'ventana2026',
      'independiente',
      'sanlorenzo1908',
      'newells10',
      'd1eg0mar4d0n4',
    ],
    ...[
      '30123456',
      '01011990',
      '3415551234',
      '20-12345678-6',
      '2026-2027',
      'bocaboca',
      'abababab',
      'aaaaaaaaaa',
    ],
    ...[
      'boca1111111111',
      'river1234567890',
      'ａｒｇｅｎｔｉｎａ１',
      'messi ... 10',
      'Scaloneta26',
      'campeon2022',
      'asdfgh2026',
    ],
  ])('%s', async (password) => {
    expect(await isCommonPassword(password)).toBe(true)
  })
})

describe('a password made of the own name, mail or site is refused', () => {
  it.each([
    ...[
      'matias.ferreyra',
      'ferreyra2026',
      'M4tias.Ferreyra1',
      'ferreyramatias',
      'inmobiliariasur1',
      'm.ferreyra@inmobiliariasur.com.ar',
    ],
    ...['OficioFerreyra', 'oficio.example', 'entrar-oficio', 'oficioventana9'],
  ])('%s', async (password) => {
    expect(await isCommonPassword(password, own)).toBe(true)
  })
})

describe('a good password is taken', () => {
  it.each([
    ...[
      'una clave larga',
      'otra clave muy larga',
      'la clave de ana',
      'medialunas calientes',
      'correct horse staple battery',
    ],
    ...[
      'caballo bateria grapa correcto',
      'Mi tía Rosa vive en Rosario',
      'boca perdio con river otra vez',
      'tres tristes tigres 77',
    ],
    ...[
      'x8Kq2!vTz91',
      'rp4-Zk9-wQ2-hh7',
      'u7hTq0vbNw',
      'tormenta-brujula-zapallo',
      'xk39fjq2pd',
      'matias come pizza fria',
    ],
    ...['zapallobrujulatormenta', '8347562910734', 'kW3tbpVhYEm5YQ'],
  ])('%s', async (password) => {
    expect(await isCommonPassword(password, own)).toBe(false)
  })
})

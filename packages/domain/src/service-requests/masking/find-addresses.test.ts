import { describe, expect, it } from 'vitest'
import { maskContact } from './mask-contact'

describe('addresses and names of accounts typed into a text', () => {
  it.each([
    'escribime a juan.perez@gmail.com',
    'juan @ gmail . com',
    'juan(@)gmail.com',
    'juan (@) gmail.com',
    'juan ( ＠ ) gmail.com',
    'juan[@]gmail',
    'juan<@>gmail.com',
    'juan @@ gmail.com',
    'juan-arroba-gmail.com',
    'juan_arroba_gmail.com',
    'juan "arroba" gmail.com',
    'juan <arroba> gmail.com',
    'juan（arroba）gmail.com',
    'juan (at) empresa.com.ar',
    'juan “arroba” gmail.com',
    "juan 'arroba' gmail punto com",
    'juan -arroba- gmail.com',
    'juan -@- gmail.com',
    'juan ‘@’ gmail',
    'juan@gmail',
    'juan arroba gmail punto com',
    'juan (arroba) gmail.com',
    'juan ( arroba ) gmail.com',
    'juan [ at ] gmail.com',
    'wa.link/abcd12',
    'whatsapp.com/qr/ABC',
    'juan＠gmail.com',
    'juan﹫gmail.com',
    'juan(arroba)gmail.com',
    'juan (ARROBA) gmail punto com',
    'juan[arroba]gmail.com',
    'juan(at)gmail.com',
    'juanarrobagmail.com',
    'juan @ gmail',
    'JUAN@GMAIL.COM',
    'juan AT gmail.com',
    'juan at gmail punto com',
    'juan.perez at empresa.com.ar',
    'juan(a)gmail.com',
    'juan (a) gmail.com',
    'juan[a]gmail',
    'juan (a) gmail punto com',
    'juan @ gmail. com',
    'telegram.me/juan_gmail',
    'https://m.me/juan.gmail',
    'fb.me/juan.gmail',
    'wa.me/5493415551234',
    'https://www.instagram.com/juan',
    'https://instagram.com/juanplomero',
  ])('hides the address in «%s»', (text) => {
    expect(maskContact(text)).not.toMatch(/gmail|empresa|wa\.me|wa\.link|whatsapp\.com|instagram/)
  })

  it.each([
    '@juanplomero',
    'Instagram @juanplomero',
    'seguime en @juanplomero',
    'mi ig: @juanplomero, gracias',
    'escribime a @juanplomero por insta',
    'Instagram ＠juanplomero',
  ])('hides the name of the account in «%s»', (text) => {
    expect(maskContact(text)).not.toContain('juanplomero')
  })

  it.each(['juan @ empresa. com', 'juan @ empresa. com. ar', 'juan AT empresa. com'])(
    'hides the whole address in «%s», which is cut up by spaces',
    (text) => {
      expect(maskContact(text)).toBe('•••')
    },
  )
})

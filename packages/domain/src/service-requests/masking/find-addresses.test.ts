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

  it.each([
    'escribime a juan.perez gmail.com',
    'escribime a juanperez gmail.com',
    'juanperez en gmail punto com',
    'juanperez hotmail com',
    'juanperez hotmail com ar',
    'mi correo juanperez99 en gmail',
    'juan.perez#gmail.com',
    'juan.perez (gmail.com)',
    'juanperez2gmail.com, gracias',
    'juanperezyahoo.com.ar',
    'juan punto juanperez gmail com',
    'juan guion bajo juanperez en hotmail punto com punto ar',
    'JUANPEREZ HOTMAIL COM',
  ])('hides the mail whose sign is missing in «%s»', (text) => {
    expect(maskContact(text).toLowerCase()).not.toMatch(/perez|juan|gmail|hotmail|yahoo| com/)
  })

  it.each([
    'mi insta es juanperez_ok',
    'mi insta es juanperez',
    'mi insta juanperez, gracias',
    'Instagram: juanperez',
    'Facebook: Juanperez Gomez',
    'Instagram = juanperez y mi cel lo paso después',
    'instagram juanperez.ok',
    'instagram @ juanperez',
    'Insta (juanperez_ok)',
    'IG: juanperez.ok',
    'ig juanperez_ok',
    'telegram juanperez99',
    'facebook/juanperez99',
    'mi face es juanperez',
    'estoy en facebook como juanperez',
    'agregame a telegram, usuario juanperez99',
    'mi gmail es juanperez',
    'hotmail: juanperez99',
    'en tiktok como juanperez.99',
    'mi usuario juanperez_ok en instagram',
    'Seguime en Instagram juanperez.ok. Gracias',
    'linktr.ee/juanperez',
    'https://linktr.ee/juanperez',
    'bit.ly/juanperez',
    't.me/juanperez',
    'www.tiktok.com/juanperez',
  ])('hides the account elsewhere in «%s»', (text) => {
    expect(maskContact(text)).not.toMatch(/juanperez|gomez/i)
    expect(maskContact(text)).toContain('•••')
  })

  it.each([
    'vi su trabajo en Instagram y me gustó',
    'subo las fotos a facebook',
    'Vi en Instagram: hermoso trabajo',
    'Vi su trabajo en Instagram bueno.Me gustó',
    'Quiero algo como en Instagram o Facebook.',
    'Encontré su página en Facebook, gracias',
    'mi Instagram es privado',
    'Me hackearon mi instagram ayer.',
    'Necesito recuperar mi facebook hackeado.',
    'Vi el anuncio en Facebook, es urgente',
    'Configurar gmail, outlook, windows11 y office2021',
    'Instalar outlook windows11',
    'Mi hijo borró gmail.com del celular',
    'Manejo de redes: instagram, facebook y tiktok',
    'El Facebook es lo único que uso',
    'Telegram es mejor.',
    'Facebook hace 2 años que no anda',
    'La foto de Instagram mide 120x60',
    'Necesito publicidad en Facebook/Instagram',
    'Lo vi en Facebook como recomendado.',
    'Una canilla igual a la antigua, sin digital ni ig ual',
    'Cerámica signo igual: 30 m2',
    'No puedo entrar a gmail.com',
    'Entro en gmail.com y no carga',
    'Recuperar mi cuenta hotmail.com',
    'Recuperar la cuenta de Gmail',
    'Configurar Outlook en la notebook, no anda el live.com',
    'Pasar los correos de hotmail.com a gmail.com',
    'No abre mail.yahoo.com ni login.live.com',
    'Un show con música live. Com urgencia',
    'Outlook.No anda hace días',
  ])('leaves «%s» as it is', (text) => {
    expect(maskContact(text)).toBe(text)
  })
})

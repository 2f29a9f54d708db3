import { describe, expect, it } from 'vitest'
import { maskContact } from './mask-contact'

describe('host names typed into a text', () => {
  it.each([
    'juanperez.com.ar',
    'Entrá a juanperez.com.ar y mirá',
    'https://juanperez.wixsite.com',
    'http://juanperez.com.ar/trabajos?x=1',
    'www.juanperez.es y mirá',
    'JUANPEREZ.COM.AR',
    'JuanPerez.Com.Ar',
    'juanperez.com.Pedime precio',
    'Mis trabajos:juanperez.net, gracias',
    '(juanperez.org)',
    'juanperez.plumbing para ver',
    'juanperez.services.',
    'juan-perez.es para ver',
    'juan.perez.es para ver',
    'juanperez99.me para ver',
    'mi web es juanperez.me y listo',
    'Fotos en juanperez.es',
    'juanperez.casa/fotos y listo',
    'juanperez.blogspot.com',
    'juanperez．com．ar',
    'juanperez。com',
    'ｊｕａｎｐｅｒｅｚ．ｃｏｍ',
    'juanperez punto com',
    'juanperez punto com punto ar y listo',
    'juanperez dot com',
    'juanperez . com . ar',
    'juanperez .com.ar',
    'juanperez. com',
    'juanperez. com. ar y listo',
    'juanperez(.)com',
    'juanperez [punto] com',
    'juanperez,com,ar',
  ])('hides the host in «%s»', (text) => {
    const masked = maskContact(text).normalize('NFKC').toLowerCase()
    expect(masked).not.toMatch(/perez|wixsite|blogspot/)
    expect(masked).toContain('•••')
  })

  it.each([
    ['goo.gl/abc123 y listo', '••• y listo'],
    ['Mirá x.com/juan', 'Mirá •••'],
    ['t.ly/abc', '•••'],
    ['n9.cl/abc', '•••'],
    ['Mirá https://goo.gl/abc, gracias', 'Mirá ••• gracias'],
    ['youtu.be/abc', '•••'],
    ['forms.gle/abc', '•••'],
    ['ver en drive.google.com/abc', 'ver en •••'],
  ])('hides «%s» with its path', (text, masked) => {
    expect(maskContact(text)).toBe(masked)
  })

  it.each([
    'Son 5.5 m2 de cerámica',
    'av. San Martín 123.piso 2',
    'Av.San Martín 123.Piso 2',
    'Factura a nombre de López S.A.',
    'Una S.A.de C.V. y una S.R.L.',
    'Canillas, duchas, etc.pero sin apuro',
    'p.ej. el lavadero',
    'P.ej.la cocina',
    'Pierde la canilla.Es urgente',
    'Pierde la canilla.es urgente',
    'Se rompió el caño.No cierra',
    'Se rompió el caño.no cierra',
    'Vivo en una casa.La cocina pierde',
    'Se moja el piso.Me urge',
    'Se moja el piso.me urge',
    'Es en Bs.As. o en bs.as.',
    'De 9.30 a 12.30 hs.de lunes a viernes',
    'A las 18.30hs.no antes',
    'Sale $ 12.500.es mucho',
    'Hasta $ 1.250.000.No más',
    'Un dpto.ph al fondo',
    'Ing.Pérez y Dr.López',
    'Av.Belgrano y Gral.Paz',
    'Hay 3 mts.de caño de 1/2',
    'Un tanque de 500.lts y otro de 1.000',
    'a.m. y p.m.',
    'EE.UU. y U.S.A.',
    'La página está en ASP.NET',
    'No puedo entrar a gmail.com',
    'Pasar de hotmail.com a outlook.com',
    'El punto de luz, y punto. Como siempre',
    'El punto es que gotea',
    'Busco algo simple. Com urgencia',
    'y/o, 24/7, c/u, s/n',
    'Baño,cocina,comedor',
    'Versión 2.0 del programa',
    'El plano está en plano.pdf y fotos.zip',
    'Quiero un living.comedor y una cocina',
    'Fiesta en casa.Bar y mozos',
    'Necesito pintar.un saludo',
  ])('leaves «%s» as it is', (text) => {
    expect(maskContact(text)).toBe(text)
  })
})

describe('names of accounts beside their network', () => {
  it.each([
    'juanperez (gmail)',
    'escribime: juanperez (Gmail), gracias',
    'juanperez [hotmail]',
    'juanperez (tiktok)',
    'tiktok juanperez',
    'Tiktok juanperez.',
    'Hago todo. instagram juanperez',
    'seguime en tiktok juanperez',
    'buscame por insta juanperez, gracias',
    'consultas @juanperez por privado',
    'escribime al @juanperez.ok cuando quieras',
    'soy @ juanperez en instagram',
    'arroba juanperez en instagram',
  ])('hides the name in «%s»', (text) => {
    expect(maskContact(text)).not.toMatch(/juanperez/i)
  })

  it.each([
    'Recuperar el correo (Gmail)',
    'Configurar el mail (outlook)',
    'Manejo de redes (instagram, facebook)',
    'Publicaciones (instagram)',
    'Instagram y tiktok',
    'Tiktok no anda',
    'Instagram bloqueado',
    'Facebook, no anda',
    'Lo vi en tiktok ayer',
  ])('leaves «%s» as it is', (text) => {
    expect(maskContact(text)).toBe(text)
  })
})

describe('numbers in pieces', () => {
  it.each([
    '341 y después 555 y después 1234',
    '341 y luego 555 y luego 1234',
    '341, después 555, después 1234',
    '341 después 555 al final 1234',
    '341 seguido de 555 y de 1234',
    '341 más 555 más 1234',
    '341 y despues 5551234',
    'primero 11, luego 2345 y por último 6789',
    'tres cuatro uno y después cinco cinco cinco',
  ])('hides the number in «%s»', (text) => {
    expect(maskContact(text)).toContain('•••')
    expect(maskContact(text)).not.toMatch(/\d{3}|cinco/)
  })

  it.each([
    'Son 120 y después 340 ladrillos',
    'De 9 a 13 y después de 16 a 20',
    'Primero 2 puertas, después 3 ventanas y al final 4 marcos',
    'Se cortó en 2019 y después en 2023',
    'Uno más dos más tres',
    'Primero 100 más 200 más 300',
    'Pago 15.000 y después 20.000',
    'Piso 3, luego 2 pasillos',
    'Una reja de 125 por 345 por 90 cm',
    'Dos por tres y después uno por cuatro',
  ])('leaves «%s» as it is', (text) => {
    expect(maskContact(text)).toBe(text)
  })
})

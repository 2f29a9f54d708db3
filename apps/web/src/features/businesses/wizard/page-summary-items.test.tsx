import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pageSummaryItems } from './page-summary-items'
import { emptyWizard, type WizardValues } from './wizard-values'

const photo = { id: 'p', thumbUrl: '/t', fullUrl: '/f', width: 1, height: 1 }
const names = { categories: ['Cafés'], tags: [] as string[], city: 'Rosario', state: 'Santa Fe' }
const least: WizardValues = {
  ...emptyWizard,
  name: 'La Espiga',
  address: 'San Martín 100',
  phone: '341 555-1234',
  email: 'espiga@correo.com',
}
const itemsOf = (values: WizardValues, tags: string[] = []) =>
  new Map(pageSummaryItems(values, { ...names, tags }).map(({ term, value }) => [term, value]))

describe('the last step of the registration of a business', () => {
  it('lists all that the page will show', () => {
    const whole = itemsOf(
      {
        ...least,
        description: 'Pan de masa madre.',
        postalCode: '2000',
        isMobile: true,
        website: 'laespiga.com.ar',
        facebook: 'la.espiga',
        instagram: '@laespiga',
        shortDescription: 'Panadería de barrio',
        foundingYear: '1998',
        employeeCount: '4',
        features: [1, 2],
        logo: [photo],
        photos: [photo, photo],
      },
      ['WiFi', 'Accesible'],
    )
    expect(Object.fromEntries(whole)).toMatchObject({
      Nombre: 'La Espiga',
      Descripción: 'Pan de masa madre.',
      'Código postal': '2000',
      Teléfono: '341 555-1234 (con WhatsApp)',
      'Sitio web': 'https://laespiga.com.ar/',
      Facebook: 'https://www.facebook.com/la.espiga',
      Instagram: 'https://www.instagram.com/laespiga',
      'En una línea': 'Panadería de barrio',
      'Año en que abrió': '1998',
      'Personas que trabajan': '4 personas',
      'Qué tiene': 'WiFi y Accesible',
      Logo: 'Lo subiste',
      Fotos: '2',
    })
    expect(renderToStaticMarkup(whole.get('Horarios'))).toContain('Domingo: cerrado')
  })

  it('does not name what was left out', () => {
    expect([...itemsOf({ ...least, description: ' ' }).keys()]).toEqual([
      'Nombre',
      'Categorías',
      'Dirección',
      'Ciudad',
      'Provincia',
      'Teléfono',
      'Email',
      'Horarios',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { loginForm } from './accounts/endpoints'
import { chosenPasswordForm, forgotPasswordForm, resetPasswordEndpoint } from './accounts/recovery'
import { adTexts, defaultBanner } from './advertising/slots'
import { businessFields, businessRubroIds } from './businesses/fields'
import { errorMessages } from './error-messages'
import { type ErrorCode, errors, messageOf } from './errors'
import { supportHours } from './legal'
import { reverseGeocodeEndpoint } from './places/endpoints'
import {
  directFields,
  joiningAccount,
  joiningExtras,
  professionalFields,
  serviceRadius,
} from './professionals/joining-form'
import { searchServiceRequestsEndpoint } from './search/service-requests'
import { serviceRequestForm } from './service-requests/form'
import { contactMessageForm } from './support/contact-messages'

// Texts that users of the API and visitors were promised. A change here is a change of the product.

const refusals: [ErrorCode, status: number, message: string][] = [
  ['invalid_request', 400, 'Invalid request'],
  ['forbidden', 403, 'You do not have permission to perform this action'],
  ['not_found', 404, 'The requested resource was not found'],
  ['validation_failed', 422, 'Validation failed'],
  ['rate_limited', 429, 'Please wait before making another request'],
  ['internal', 500, 'An unexpected error occurred on the server'],
  ['unavailable', 503, 'The server is currently unavailable'],
  ['location_fields_missing', 422, 'Province and city names are required'],
  ['rubro_missing', 422, 'Service category (rubroId) is required'],
  ['provider_refused', 502, 'Invalid response from payment service'],
  ['ad_dates_taken', 409, 'Failed to create booking. Please try again.'],
  ['ad_cancel_over', 409, 'Failed to cancel booking. Please try again.'],
]

it.each(refusals)('the refusal %s keeps its status and its message', (code, status, message) => {
  expect([errors[code].status, messageOf(code)]).toEqual([status, message])
})

const quotedTexts: [ErrorCode, status: number, text: string][] = [
  ['invalid_credentials', 401, 'Credenciales inválidas. Por favor, intente de nuevo.'],
  ['urgency_unpaid', 402, 'Debe pagar la tarifa de urgencia antes de enviar la solicitud.'],
  ['request_not_found', 404, 'No se encontró la solicitud de servicio.'],
  ['reset_link_invalid', 404, 'El enlace de restablecimiento de contraseña no es válido o ha expirado.'],
  ['provider_away', 503, 'No se pudo procesar el pago. Por favor, intente de nuevo.'],
  ['business_not_found', 404, 'No se pudo cargar la información del negocio'],
  ['plan_limit_reached', 422, 'Has alcanzado el límite de rubros para tu plan seleccionado.'],
  ['validation_failed', 422, 'Error en la validación de datos. Por favor, verifica los campos.'],
  ['internal', 500, 'Ocurrió un error al procesar su solicitud. Por favor, intente de nuevo.'],
]

it.each(quotedTexts)('the refusal %s keeps its status and its text', (code, status, text) => {
  expect([errors[code].status, errors[code].text]).toEqual([status, text])
})

it('every code has an English message of its own, and no message is left over', () => {
  expect(Object.keys(errorMessages).sort()).toEqual(Object.keys(errors).sort())
  const spanish = /[áéíóúñ¿¡]|\b(el|la|los|las|que|no se|tu|una?)\b/i
  expect(Object.values(errorMessages).filter((message) => spanish.test(message))).toEqual([])
})

it('the search of requests names in English who may see it', () => {
  expect(searchServiceRequestsEndpoint.accessRefusal?.message).toBe(
    'You must be logged in as a professional to view service requests.',
  )
})

/** Returns the first message of a form for each invalid field. */
function faultsOf(form: z.ZodType, values: object = {}): Record<string, string> {
  const issues = form.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message] as const).reverse())
}

const isMissing = (label: string) => `El campo ${label} es obligatorio.`

describe('what is missing in a form', () => {
  it.each([{}, { contactName: ' ', contactLastName: ' ', phone: ' ', description: '\n', city: ' ' }])(
    'names each missing field of a request, blank or left out: %j',
    (values) => {
      expect(faultsOf(serviceRequestForm, values)).toEqual({
        contactName: isMissing('Nombre'),
        contactLastName: isMissing('Apellido'),
        phone: isMissing('Teléfono'),
        email: isMissing('Email'),
        serviceAddress: isMissing('Dirección'),
        description: isMissing('Descripción'),
        rubroId: isMissing('Rubro'),
        city: isMissing('Ciudad'),
        state: isMissing('Provincia'),
      })
    },
  )

  it("names everything that a professional's registration requires", () => {
    expect(faultsOf(joiningAccount)).toEqual({
      username: isMissing('Nombre de usuario'),
      email: isMissing('Email'),
      password: isMissing('Contraseña'),
      confirmPassword: 'Repetí la contraseña.',
    })
    expect(faultsOf(professionalFields)).toEqual({
      firstName: isMissing('Nombre'),
      lastName: isMissing('Apellido'),
      phone: isMissing('Teléfono'),
      address: isMissing('Dirección'),
      state: isMissing('Provincia'),
      city: isMissing('Ciudad'),
      postalCode: isMissing('Código postal'),
      taxId: isMissing('CUIT o CUIL'),
      description: isMissing('Descripción'),
      rubros: 'Debe seleccionar al menos una categoría de servicio',
    })
  })

  it('names only name and login for the shortest registration of a professional', () => {
    expect(Object.keys(faultsOf(directFields)).sort()).toEqual(
      ['confirmPassword', 'email', 'firstName', 'lastName', 'password', 'username'].sort(),
    )
  })

  it('names the missing fields of a business in the words of its steps', () => {
    expect(faultsOf(businessFields)).toEqual({
      name: 'El nombre del negocio es obligatorio.',
      categoryIds: 'Debes seleccionar al menos una categoría.',
      address: 'La dirección es obligatoria.',
      city: 'La ciudad es obligatoria.',
      state: 'La provincia es obligatoria.',
      phone: 'El teléfono es obligatorio.',
      email: 'El email es obligatorio.',
    })
    expect(faultsOf(businessFields, { email: 'cafe@' }).email).toBe('El email no es válido.')
    expect(businessRubroIds.safeParse([]).error?.issues[0]?.message).toBe(
      'Debes seleccionar al menos un rubro.',
    )
  })

  it("names the network of a business's wrong address, and asks there for a user too", () => {
    const fields = { website: 'no es web', socialMedia: { instagram: '@la espiga', facebook: 'la espiga' } }
    const issues = businessFields.safeParse(fields).error?.issues ?? []
    const at = (name: string) => issues.find(({ path }) => path.join('.') === name)?.message
    expect(at('website')).toBe('Escribí una dirección web válida, por ejemplo www.tunegocio.com.ar.')
    expect(at('socialMedia.instagram')).toMatch(/^Escribí tu usuario de Instagram/)
    expect(at('socialMedia.facebook')).toMatch(/^Escribí tu usuario de Facebook/)
  })

  it('names the user name or the password of a login', () => {
    expect(faultsOf(loginForm)).toEqual({
      username: isMissing('Nombre de usuario o email'),
      password: isMissing('Contraseña'),
    })
  })

  it('names the missing fields of a message to the site in the words of its form', () => {
    expect(faultsOf(contactMessageForm)).toEqual({
      name: 'Este campo es obligatorio',
      email: 'Este campo es obligatorio',
      subject: 'Por favor selecciona un asunto',
      message: 'Por favor escribe tu mensaje',
    })
    expect(faultsOf(contactMessageForm, { email: 'lucia@', message: 'Hola' })).toMatchObject({
      email: 'Correo electrónico inválido',
      message: 'El mensaje debe tener al menos 10 caracteres',
    })
  })
})

it('a request and a professional are always in Argentina', () => {
  for (const { country } of [serviceRequestForm.shape, joiningExtras])
    expect([country.parse('Chile'), country.parse(undefined)]).toEqual(['Argentina', 'Argentina'])
})

it('a radius error names the least and the largest value, and a radius is rounded to its steps', () => {
  const faultOf = (km: number) => serviceRadius.safeParse(km).error?.issues[0]?.message
  expect(faultOf(4)).toBe('Hasta dónde trabajás: tiene que ser 5 o más.')
  expect(faultOf(105)).toBe('Hasta dónde trabajás: tiene que ser 100 o menos.')
  expect(faultOf(42)).toBeDefined()
  expect([5, 25, 100].map(faultOf)).toEqual([undefined, undefined, undefined])
})

it('an invalid point or a point outside the earth gets the agreed message', () => {
  for (const latitude of ['', 'norte', '91'])
    expect(faultsOf(reverseGeocodeEndpoint.query, { latitude, longitude: '-60.6' })).toEqual({
      latitude: 'Las coordenadas son inválidas',
    })
})

it('support answers from Monday to Friday, from nine to six', () => {
  expect(supportHours).toBe('lunes a viernes de 9 a 18 h')
})

it('a banner says that it is one, what stands where there is none, and that its picture is missing', () => {
  expect(adTexts).toEqual({ label: 'Publicidad', noPicture: 'Imagen no disponible' })
  expect(defaultBanner.title).toBe('Publicite con Nosotros')
})

it('another password is asked for in the agreed words', () => {
  expect(faultsOf(forgotPasswordForm).email).toBe('Por favor, ingrese su correo electrónico')
  expect(faultsOf(resetPasswordEndpoint.body).token).toBe('No se proporcionó un token de restablecimiento.')
  expect(faultsOf(chosenPasswordForm, { password: 'corta', confirmPassword: 'corta' }).password).toBe(
    'La contraseña debe tener al menos 8 caracteres',
  )
  expect(
    faultsOf(chosenPasswordForm, { password: 'una clave larga', confirmPassword: 'otra clave larga' }),
  ).toEqual({ confirmPassword: 'Las contraseñas no coinciden' })
})

import { expect, it } from 'vitest'
import { showProfessional } from './shown-professional'

const ctx = { site: { origin: 'https://oficio.example', name: 'Oficio', supportEmail: 'a@oficio.example' } }
const professional = {
  status: 'approved',
  photoId: '0190',
  companyName: null,
  user: { firstName: 'Diego', lastName: 'Ramírez', closedAt: null },
}

it('shows the photo of a professional with a public page only', () => {
  expect(showProfessional(ctx, professional).portraitUrl).toBe(
    'https://oficio.example/api/portraits/0190/thumb',
  )
  expect(showProfessional(ctx, { ...professional, status: 'suspended' }).portraitUrl).toBeNull()
  expect(showProfessional(ctx, { ...professional, photoId: null }).portraitUrl).toBeNull()
})

it('draws the face that the public page shows, which belongs to the name of the business', () => {
  expect(showProfessional(ctx, professional).faceSeed).toBe('Diego Ramírez')
  const companyName = 'Ramírez Instalaciones'
  expect(showProfessional(ctx, { ...professional, companyName })).toMatchObject({
    professionalName: 'Diego Ramírez',
    faceSeed: companyName,
  })
})

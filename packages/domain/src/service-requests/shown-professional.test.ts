import { expect, it } from 'vitest'
import { showProfessional } from './shown-professional'

const ctx = { site: { origin: 'https://oficio.example', name: 'Oficio', supportEmail: 'a@oficio.example' } }
const professional = {
  id: '0191',
  status: 'approved',
  photoId: '0190',
  user: { firstName: 'Diego', lastName: 'Ramírez', closedAt: null },
}

it('shows the photo of a professional with a public page only', () => {
  expect(showProfessional(ctx, professional).portraitUrl).toBe(
    'https://oficio.example/api/portraits/0190/thumb',
  )
  expect(showProfessional(ctx, { ...professional, status: 'suspended' }).portraitUrl).toBeNull()
  expect(showProfessional(ctx, { ...professional, photoId: null }).portraitUrl).toBeNull()
})

it('draws the face that the public page shows, which belongs to the professional and to no name', () => {
  const copycat = { ...professional, id: '0192' }
  expect(showProfessional(ctx, professional).faceSeed).toBe('0191')
  expect(showProfessional(ctx, copycat).faceSeed).toBe('0192')
})

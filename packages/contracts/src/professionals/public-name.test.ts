import { expect, it } from 'vitest'
import { personBehind, publicName } from './public-name'

const diego = { firstName: 'Diego', lastName: 'Ramírez' }

it('names a professional by their company, with the person below it, and else by their own name', () => {
  const company = { ...diego, companyName: 'Ramírez Instalaciones' }
  expect([publicName(company), personBehind(company)]).toEqual(['Ramírez Instalaciones', 'Diego Ramírez'])
  const unnamed = { ...diego, companyName: null }
  expect([publicName(unnamed), personBehind(unnamed)]).toEqual(['Diego Ramírez', null])
})

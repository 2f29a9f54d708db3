import { expect, it } from 'vitest'
import { notifiedText } from './notified'

const textOf = (count: number, tradePlural: string) => notifiedText({ count, tradePlural }, 'Rosario')

it('counts the professionals by their trade', () => {
  expect(textOf(6, 'plomeros')).toBe('Ya les avisamos a 6 plomeros de la zona de Rosario')
  expect(textOf(2, 'técnicos en redes')).toBe('Ya les avisamos a 2 técnicos en redes de la zona de Rosario')
})

it('speaks of professionals if there is one, or if the word for the trade cannot be counted', () => {
  expect(textOf(1, 'plomeros')).toBe('Ya le avisamos a 1 profesional de la zona de Rosario')
  expect(textOf(4, 'personal de limpieza')).toBe('Ya les avisamos a 4 profesionales de la zona de Rosario')
})

it('says nothing while nobody was notified', () => {
  expect(textOf(0, 'plomeros')).toBeNull()
})

import { describe, expect, it } from 'vitest'
import { maskContact } from './mask-contact'

describe('phones said in words', () => {
  it.each([
    'mi cel es tres cuatro uno cinco cinco cinco uno dos tres cuatro',
    'Tres, cuatro, uno, cinco, cinco, cinco, uno, dos, tres, cuatro',
    'tres-cuatro-uno-cinco-cinco-cinco-uno-dos-tres-cuatro',
    'tres cuatro uno guion cinco cinco cinco guión uno dos tres cuatro',
    'treinta y cuatro quince cincuenta y cinco doce treinta y cuatro',
    'once veintitrés cuarenta y cinco sesenta y siete ochenta y nueve',
    'tres cuatro uno quinientos cincuenta y cinco doce treinta y cuatro',
    'CUATRO CINCO CINCO UNO DOS TRES CUATRO',
    '341 cinco cinco cinco 1234',
    'tres cuatro uno 555 doce 34',
    'cero ocho cero cero cinco cinco cinco uno dos tres cuatro',
  ])('hides the number that is said in words in «%s»', (text) => {
    expect(maskContact(text)).not.toMatch(/cuatro|cinco|treinta|uno|[1-9]/i)
    expect(maskContact(text)).toContain('•••')
  })

  it.each([
    'Un departamento de dos o tres ambientes',
    'Falla uno de los cuatro, los otros tres andan',
    'De ocho a doce y de catorce a dieciocho',
    'Los pisos uno, dos, tres, cuatro, cinco, seis y siete',
    'uno dos tres cuatro cinco seis',
    'Estantes de veinte, treinta, cuarenta y cincuenta centímetros',
    'son veinte treinta cuarenta metros',
    'Ciento cincuenta mil pesos, doscientos veinticinco mil con materiales',
    'Dos, tres ventanas; cuatro puertas y cinco llaves',
    'Son tres de 1200 x 600 y dos de 2400 x 1200',
    'El nueve de julio de dos mil veinticinco a las diez y media',
    'Treinta y cuatro metros, cuarenta y cinco de largo',
    'Vengan a las ocho treinta, nueve quince o diez y media',
    'Una reja de dos treinta por uno cincuenta',
  ])('leaves the words of «%s» as they are', (text) => {
    expect(maskContact(text)).toBe(text)
  })
})

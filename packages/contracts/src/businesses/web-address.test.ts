import { describe, expect, it } from 'vitest'
import { readSocialAddress, readWebAddress } from './web-address'

describe('an address of the web', () => {
  it.each([
    ['cafelaesquina.com.ar', 'https://cafelaesquina.com.ar/'],
    [' http://cafe.com/carta?mesa=1 ', 'http://cafe.com/carta?mesa=1'],
    ['cafe.com:8080/x', 'https://cafe.com:8080/x'],
    ['https://ñandú.com.ar', 'https://xn--and-6ma2c.com.ar/'],
  ])('is read from %s', (text, read) => {
    expect(readWebAddress(text)).toBe(read)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)//a.com',
    'data:text/html,x',
    'ftp://cafe.com',
    'https://user:pass@cafe.com',
    'localhost',
    'mi café',
    '',
    'https://',
  ])('is not read from %s', (text) => {
    expect(readWebAddress(text)).toBeNull()
  })
})

describe('a page in a social network', () => {
  it.each([
    ['instagram', '@cafe.laesquina', 'https://www.instagram.com/cafe.laesquina'],
    ['instagram', 'https://instagram.com/cafe', 'https://instagram.com/cafe'],
    ['facebook', 'facebook.com/cafe', 'https://facebook.com/cafe'],
    ['facebook', 'https://m.facebook.com/cafe', 'https://m.facebook.com/cafe'],
    ['linkedin', 'https://ar.linkedin.com/company/cafe', 'https://ar.linkedin.com/company/cafe'],
    ['twitter', 'https://x.com/cafe', 'https://x.com/cafe'],
  ] as const)('%s is read from %s', (network, text, read) => {
    expect(readSocialAddress(network, text)).toBe(read)
  })

  it.each([
    ['instagram', 'https://evil.com/instagram.com'],
    ['instagram', 'https://instagram.com.evil.com/cafe'],
    ['facebook', 'javascript:alert(1)'],
    ['facebook', 'https://notfacebook.com/cafe'],
  ] as const)('%s is not read from %s', (network, text) => {
    expect(readSocialAddress(network, text)).toBeNull()
  })
})

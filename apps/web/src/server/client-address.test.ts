import { describe, expect, it } from 'vitest'
import { addressKey, addressPrefix, clientAddress } from './client-address'

describe("the caller's address", () => {
  it('is the socket, whatever the caller claims, when no proxy stands before us', () => {
    expect(clientAddress('10.0.0.1', '6.6.6.6', 0)).toBe('10.0.0.1')
    expect(clientAddress('::ffff:10.0.0.1', undefined, 0)).toBe('10.0.0.1')
  })

  it('is what the outermost of our own proxies saw', () => {
    expect(clientAddress('10.0.0.1', '6.6.6.6, 200.1.1.1', 1)).toBe('200.1.1.1')
    expect(clientAddress('10.0.0.1', '6.6.6.6, 200.1.1.1, 10.0.0.9', 2)).toBe('200.1.1.1')
    expect(clientAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1')
  })

  it('counts by the /64 of IPv6', () => {
    expect(addressKey('2800:40:1:2:a:b:c:d')).toBe(addressKey('2800:40:1:2::1'))
    expect(addressKey('2800:40::1')).toBe('2800:40:0:0')
    expect(addressKey('200.1.1.1')).toBe('200.1.1.1')
  })

  it('is stored too short to find a person', () => {
    expect(addressPrefix('200.1.1.77')).toBe('200.1.1.0/24')
    expect(addressPrefix('2800:40:1:2::1')).toBe('2800:40:1::/48')
    expect(addressPrefix('unknown')).toBeNull()
  })
})

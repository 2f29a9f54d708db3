import { describe, expect, it } from 'vitest'
import { addressKeys, addressPrefix, clientAddress, lineAddressOf } from './client-address'

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

  it.each([
    ['200.1.1.1:51234', '200.1.1.1'],
    ['[2800:40::1]:51234', '2800:40::1'],
    ['[2800:40::1]', '2800:40::1'],
    ['"[2800:40::1]:443"', '2800:40::1'],
    ['2800:0040:0:0::0001', '2800:40::1'],
    ['::ffff:200.1.1.1', '200.1.1.1'],
    ['::FFFF:200.1.1.1', '200.1.1.1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['64:ff9b::200.1.1.1', '64:ff9b::c801:101'],
  ])('is the same however a proxy writes it: %s', (forwardedFor, address) => {
    expect(clientAddress('10.0.0.1', `6.6.6.6, ${forwardedFor}`, 1)).toBe(address)
  })

  it.each(['unknown', '_hidden', '200.1.1', '', '[2800::1', '1.2.3.4:', 'x:1'])(
    'is the socket when the proxy wrote none: %s',
    (forwardedFor) => expect(clientAddress('10.0.0.1', forwardedFor, 1)).toBe('10.0.0.1'),
  )

  it('counts by the /64 of IPv6, and by the /56 that one line may have', () => {
    expect(addressKeys('2800:40:1:2:a:b:c:d')).toEqual(addressKeys('2800:40:1:2::1'))
    const [network, line] = addressKeys('2800:40:1:aa01::1')
    const [other, sameLine] = addressKeys('2800:40:1:aaff::1')
    expect(network).not.toBe(other)
    expect(line).toBe(sameLine)
    expect(addressKeys('2800:40:1:ab01::1')).not.toContain(line)
    expect(addressKeys('2800:40::1')).toEqual(['2800:40:0:0/64', '2800:40:0:0/56'])
    expect(addressKeys('200.1.1.1')).toEqual(['200.1.1.1'])
  })

  it('is of one connection with whatever else its line may have to itself', () => {
    expect(lineAddressOf('200.1.1.1')).toBe('200.1.1.1')
    expect(lineAddressOf('2800:40:1:aa01::1')).toBe(lineAddressOf('2800:40:1:aaff::2'))
    expect(lineAddressOf('2800:40:1:ab01::1')).not.toBe(lineAddressOf('2800:40:1:aa01::1'))
    expect(lineAddressOf('unknown')).toBeNull()
  })

  it('is stored too short to find a person', () => {
    expect(addressPrefix('200.1.1.77')).toBe('200.1.1.0/24')
    expect(addressPrefix('2800:40:1:2::1')).toBe('2800:40:1::/48')
    expect(addressPrefix('unknown')).toBeNull()
  })
})

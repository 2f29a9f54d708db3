import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { barColours } from '@/lib/theme/theme-script'

const styles = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

type Tokens = ReadonlyMap<string, string>

/** Returns the colours of the rule that begins with `start`. */
function tokensAfter(start: string): Tokens {
  const rule = styles.slice(styles.indexOf(start))
  const lines = rule.slice(0, rule.indexOf('}')).matchAll(/--([\w-]+): (#[\da-f]{6});/g)
  return new Map([...lines].map(([, name = '', hex = '']) => [name, hex]))
}

const themes = { light: tokensAfter(':root,\n.on-paper'), dark: tokensAfter('@variant night') }

const grounds = ['background', 'surface', 'raised', 'muted'] as const
const softGrounds = ['primary-soft', 'sol-soft', 'urgent-soft', 'success-soft'] as const

/** Each text with the backgrounds on which it is read. */
const texts: Record<string, readonly string[]> = {
  foreground: [...grounds, ...softGrounds, 'skeleton'],
  'muted-foreground': [...grounds, 'primary-soft', 'sol-soft'],
  primary: [...grounds, 'primary-soft', 'sol-soft'],
  'primary-hover': grounds,
  'primary-foreground': ['primary', 'primary-hover'],
  'primary-soft-foreground': ['primary-soft', 'skeleton', 'muted'],
  'petrol-foreground': ['petrol', 'petrol-hover'],
  'petrol-text': ['petrol', 'petrol-hover'],
  sol: ['petrol'],
  'sol-foreground': ['sol', 'sol-hover'],
  'sol-soft-foreground': ['sol-soft', 'background', 'surface'],
  urgent: ['background', 'surface', 'raised'],
  'urgent-foreground': ['urgent', 'urgent-hover'],
  'urgent-soft-foreground': ['urgent-soft'],
  success: ['background', 'surface', 'raised'],
  'success-soft-foreground': ['success-soft'],
  'whatsapp-foreground': ['whatsapp', 'whatsapp-hover'],
  'scrim-foreground': ['scrim'],
}

/** Borders of controls, marks and the focus ring. */
const shapes: Record<string, readonly string[]> = {
  'input-border': grounds,
  primary: [...grounds, ...softGrounds],
  urgent: [...grounds, 'urgent-soft'],
  star: ['background', 'surface', 'raised'],
  whatsapp: ['surface'],
  ring: [...grounds, ...softGrounds],
  sol: ['petrol'],
}

for (const [theme, tokens] of Object.entries(themes)) {
  it(`shows texts with a contrast of at least 4.5:1 in the ${theme} theme`, () => {
    expect(weakPairs(tokens, texts, 4.5)).toEqual([])
  })

  it(`shows controls and focus with a contrast of at least 3:1 in the ${theme} theme`, () => {
    expect(weakPairs(tokens, shapes, 3)).toEqual([])
  })
}

it('has the same tokens in both themes', () => {
  expect([...themes.dark.keys()].filter((name) => name !== 'scrim-foreground')).toEqual(
    [...themes.light.keys()].filter((name) => name !== 'scrim-foreground'),
  )
})

it('makes dark surfaces lighter with their height', () => {
  const [background, surface, raised] = ['background', 'surface', 'raised'].map((name) =>
    luminance(themes.dark.get(name) ?? ''),
  )
  expect(surface).toBeGreaterThan(background ?? 1)
  expect(raised).toBeGreaterThan(surface ?? 1)
})

it('colours the bars of the browser like the page', () => {
  expect(barColours).toEqual({ light: themes.light.get('petrol'), dark: themes.dark.get('surface') })
})

// These places cannot use the tokens, because they are shown without the stylesheet of the site.
it.each([
  '../server/outer/failure-page.ts',
  './global-error.tsx',
  '../../public/sw.js',
  '../../../../packages/gateways/src/mail/look/theme.ts',
])('has the values that %s copies', (path) => {
  const text = readFileSync(new URL(path, import.meta.url), 'utf8')
  const start = text.indexOf('(prefers-color-scheme: dark) {')
  const dark = text.slice(start).split(/<\/style>|`/, 1)[0] ?? ''
  expect(start).toBeGreaterThan(0)
  const darkTokens = [...themes.dark.values()]
  const copies = dark.toLowerCase().match(/#[\da-f]{6}\b/g) ?? []
  expect(copies).not.toEqual([])
  expect(copies.filter((copy) => !darkTokens.includes(copy))).toEqual([])
})

function weakPairs(tokens: Tokens, pairs: Record<string, readonly string[]>, least: number): string[] {
  return Object.entries(pairs).flatMap(([front, backs]) =>
    backs.flatMap((back) => {
      const ratio = contrast(colourOf(tokens, front), colourOf(tokens, back))
      return ratio < least ? [`${front} on ${back}: ${ratio.toFixed(2)}`] : []
    }),
  )
}

/** A token that the dark theme does not repeat keeps its light value. */
function colourOf(tokens: Tokens, name: string): string {
  const hex = tokens.get(name) ?? themes.light.get(name)
  if (hex === undefined) throw new Error(`there is no token ${name}`)
  return hex
}

/** The contrast of two colours by WCAG 2. */
function contrast(front: string, back: string): number {
  const [lighter = 0, darker = 0] = [luminance(front), luminance(back)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

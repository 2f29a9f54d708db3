import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RecoveryCodes } from './recovery-codes'

it('names the copy button with a word, as the buttons beside it', () => {
  const html = renderToStaticMarkup(<RecoveryCodes codes={['abcd-efgh']} onKept={() => undefined} />)
  expect(html).toMatch(/aria-label="Copiar los códigos".*?<\/svg>Copiar</)
})

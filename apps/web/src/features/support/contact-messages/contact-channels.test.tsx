import { supportAnswerTime, supportHours } from '@oficio/contracts/legal'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ContactChannels } from './contact-channels'

it('lists the other channels that the operator configured, with one answering time', () => {
  const full = renderToStaticMarkup(
    <ContactChannels
      supportEmail="hola@changas.example"
      provider={{ address: 'Mitre 1, Buenos Aires', phone: '011 5555-0100' }}
      socialLinks={['https://www.instagram.com/changas']}
    />,
  )
  for (const text of ['mailto:hola@changas.example', 'Mitre 1, Buenos Aires', 'tel:01155550100', 'Instagram'])
    expect(full).toContain(text)
  const least = renderToStaticMarkup(
    <ContactChannels
      supportEmail="hola@changas.example"
      provider={{ address: null, phone: null }}
      socialLinks={[]}
    />,
  )
  for (const missingText of ['Dónde estamos', 'Llamarnos', 'Redes']) expect(least).not.toContain(missingText)
  for (const page of [full, least]) {
    expect(page).toContain(supportHours)
    expect(page).toContain(supportAnswerTime)
  }
})

import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Panel, panelTextStyle, panelTitleStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { Person } from '../../look/person'
import { Seats } from '../../look/seats'
import { samplePerson, sampleRequest } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['lead-taken']

/** Tells a client which professional opened the contact data of the request. */
export const leadTaken: Template<Props> = {
  subject: ({ professionalName, title }) => `${professionalName} ya vio tu solicitud: ${title}`,
  preview: ({ phoneNational }) => `Te puede llamar o escribir desde el ${phoneNational}.`,
  drawing: () => 'firstLead',
  reason: 'Te escribimos porque un profesional vio una solicitud tuya.',
  Body: ({ firstName, title, professionalName, seatsTaken, seatsTotal, trackingUrl, ...person }) => (
    <>
      <Heading>{professionalName} ya vio tu solicitud</Heading>
      <Paragraph>
        {greeting(firstName)} Es por <strong>{title}</strong>. Te va a llamar o escribir.
      </Paragraph>
      <Person name={professionalName} {...person} />
      <Panel>
        <Seats takenSeats={seatsTaken} total={seatsTotal} />
        <p style={panelTitleStyle}>
          {seatsTaken} de {seatsTotal} profesionales
        </p>
        <p style={panelTextStyle}>{explain(seatsTaken, seatsTotal)}</p>
      </Panel>
      <ActionButton href={trackingUrl}>Ver mi solicitud</ActionButton>
    </>
  ),
  samples: [
    {
      ...sampleRequest,
      ...samplePerson,
      seatsTaken: 2,
      seatsTotal: 5,
    },
    {
      ...sampleRequest,
      ...samplePerson,
      companyName: null,
      profileUrl: null,
      portraitUrl: null,
      about: null,
      rating: null,
      seatsTaken: 5,
      seatsTotal: 5,
    },
  ],
}

function explain(takenSeats: number, total: number): string {
  if (takenSeats >= total) return 'Ya no se suma nadie más.'
  return `Como mucho ${total} profesionales ven tu teléfono y tu dirección.`
}

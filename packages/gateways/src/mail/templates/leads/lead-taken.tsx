import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Panel, panelTextStyle, panelTitleStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { Seats } from '../../look/seats'
import { sampleRequest } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['lead-taken']

export const leadTaken: Template<Props> = {
  subject: ({ professionalName, title }) => `${professionalName} puede contactarte por ${title}`,
  preview: ({ professionalName }) => `${professionalName} abrió tus datos de contacto.`,
  reason: 'Te escribimos porque alguien abrió los datos de contacto de una solicitud tuya.',
  Body: ({ firstName, title, professionalName, seatsTaken, seatsTotal, trackingUrl }) => (
    <>
      <Heading>{professionalName} tiene tus datos</Heading>
      <Paragraph>
        {greeting(firstName)} <strong>{professionalName}</strong> abrió los datos de contacto de tu solicitud{' '}
        <strong>{title}</strong>. Puede llamarte o escribirte en cualquier momento.
      </Paragraph>
      <Panel>
        <Seats taken={seatsTaken} total={seatsTotal} />
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
      professionalName: 'Martín Sosa',
      seatsTaken: 2,
      seatsTotal: 5,
    },
    {
      ...sampleRequest,
      professionalName: 'Martín Sosa',
      seatsTaken: 5,
      seatsTotal: 5,
    },
  ],
}

function explain(taken: number, total: number): string {
  if (taken >= total) return 'Ya no puede verlos nadie más.'
  return `A lo sumo ${total} profesionales pueden ver tus datos; nadie más los ve.`
}

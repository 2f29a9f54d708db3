import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Panel, panelTextStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['review-report-decided']

export const reviewReportDecided: Template<Props> = {
  subject: ({ isHidden, professionalName }) =>
    isHidden
      ? `Quitamos la reseña que reportaste, de ${professionalName}`
      : `Revisamos la reseña que reportaste, de ${professionalName}`,
  preview: ({ isHidden }) => (isHidden ? 'Ya no se ve en el sitio.' : 'La reseña sigue en el sitio.'),
  reason: 'Te escribimos porque reportaste una reseña.',
  Body: ({ firstName, professionalName, isHidden, reason, profileUrl }) => (
    <>
      <Heading>{isHidden ? 'Quitamos la reseña' : 'La reseña sigue en el sitio'}</Heading>
      <Paragraph>
        {greeting(firstName)} Revisamos la reseña del trabajo de <strong>{professionalName}</strong> que
        reportaste{isHidden ? ' y la quitamos' : ' y la dejamos'}. El motivo:
      </Paragraph>
      <Panel>
        <p style={panelTextStyle}>{reason}</p>
      </Panel>
      <ActionButton href={profileUrl}>Ver el perfil</ActionButton>
      <Paragraph isQuiet>Gracias por ayudar a que las reseñas sirvan.</Paragraph>
    </>
  ),
  samples: [true, false].map((isHidden) => ({
    firstName: 'Martín',
    professionalName: 'Martín Sosa',
    isHidden,
    profileUrl: sampleUrl('/professionals/martin-sosa-0190a2b4'),
    reason: isHidden ? 'Insulta a quien hizo el trabajo.' : 'Cuenta cómo fue el trabajo, aunque no guste.',
  })),
}

import type { MailTemplates } from '@oficio/domain/kernel/mail-templates'
import { greeting } from '../../format'
import { ActionButton } from '../../look/action-button'
import { Heading } from '../../look/heading'
import { Panel, panelTextStyle } from '../../look/panel'
import { Paragraph } from '../../look/paragraph'
import { sampleUrl } from '../../samples'
import type { Template } from '../../template'

type Props = MailTemplates['review-report-decided']

/** Tells a user whether the review that they reported was taken down. */
export const reviewReportDecided: Template<Props> = {
  subject: ({ isHidden, reviewedName }) =>
    isHidden
      ? `Quitamos la reseña que reportaste, de ${reviewedName}`
      : `Revisamos la reseña que reportaste, de ${reviewedName}`,
  preview: ({ isHidden }) => (isHidden ? 'Ya no se ve en el sitio.' : 'La reseña sigue en el sitio.'),
  reason: 'Te escribimos porque reportaste una reseña.',
  Body: ({ firstName, kind, reviewedName, isHidden, reason, reviewedUrl }) => (
    <>
      <Heading>{isHidden ? 'Quitamos la reseña' : 'La reseña sigue en el sitio'}</Heading>
      <Paragraph>
        {greeting(firstName)} Revisamos la reseña {kind === 'professional' ? 'del trabajo de' : 'de'}{' '}
        <strong>{reviewedName}</strong> que reportaste{isHidden ? ' y la quitamos' : ' y la dejamos'}. El
        motivo:
      </Paragraph>
      <Panel>
        <p style={panelTextStyle}>{reason}</p>
      </Panel>
      <ActionButton href={reviewedUrl}>
        {kind === 'professional' ? 'Ver el perfil' : 'Ver el negocio'}
      </ActionButton>
      <Paragraph isQuiet>Gracias por ayudar a que las reseñas sirvan.</Paragraph>
    </>
  ),
  samples: (['professional', 'business'] as const).flatMap((kind) =>
    [true, false].map((isHidden) => ({
      firstName: 'Martín',
      kind,
      reviewedName: kind === 'professional' ? 'Martín Sosa' : 'Café La Esquina',
      isHidden,
      reviewedUrl: sampleUrl(
        kind === 'professional' ? '/professionals/martin-sosa-0190a2b4' : '/business/cafe-la-esquina',
      ),
      reason: isHidden ? 'Insulta a quien hizo el trabajo.' : 'Cuenta cómo fue, aunque no guste.',
    })),
  ),
}

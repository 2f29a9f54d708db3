import type { ComponentProps } from 'react'
import { Container } from '@/components/layout/container'
import { WithoutScripts } from '@/components/layout/without-scripts'
import { siteSettings } from './site-settings'

interface Props {
  what?: string
  width?: ComponentProps<typeof Container>['width']
}

/** Over pages on which no script runs: they can be read, and what would change something is hidden. */
export function ReadingOnly({ what = 'Para hacer algo más que leer', width }: Props) {
  const { site, provider } = siteSettings()
  return (
    <noscript>
      <Container width={width} className="pt-6">
        <WithoutScripts what={what} supportEmail={site.supportEmail} phone={provider.phone} />
      </Container>
    </noscript>
  )
}

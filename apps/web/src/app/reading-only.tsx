import { Container } from '@/components/layout/container'
import { WithoutScripts } from '@/components/layout/without-scripts'
import { siteSettings } from './site-settings'

/** Over the pages of accounts, where no script runs: they can be read, and what would change something is hidden. */
export function ReadingOnly() {
  const { site, provider } = siteSettings()
  return (
    <noscript>
      <Container className="pt-6">
        <WithoutScripts
          what="Para hacer algo más que leer"
          supportEmail={site.supportEmail}
          phone={provider.phone}
        />
      </Container>
    </noscript>
  )
}

import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../web/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: ['../../web/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: false },
  viteFinal: async (options) => {
    const { mergeConfig } = await import('vite')
    return mergeConfig(options, {
      // Compiles globals.css with the Tailwind configuration of the site.
      css: { postcss: at('../../web') },
      server: { fs: { allow: [at('../../..')] } },
      resolve: {
        alias: [
          { find: /^@\//, replacement: `${at('../../web/src')}/` },
          { find: /^next\/(dynamic|navigation)$/, replacement: `${at('../src/next')}/$1` },
        ],
      },
    })
  },
}

export default config

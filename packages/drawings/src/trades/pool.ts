import { box, circle, type Drawing, haze, line, paper, shade, sun } from '../hand/pen'
import { cloud, pottedPlant } from '../hand/props'

const wave = (x: number, y: number) => line(`M${x} ${y}c6-6 12-6 18 0s12 6 18 0 12-6 18 0`)

/** A pool with its ladder, a skimmer net, a deck chair and a rubber ring. */
export const pool: Drawing = {
  scene: [
    cloud(300, 52),
    line('M-1200 134H1560'),
    paper('M40 134V62h.01'),
    line('M46 132V40'),
    shade('M46 40C24 40 8 54 4 70c14-6 28-6 42 0 14-6 28-6 42 0-4-16-20-30-42-30Z'),
    pottedPlant(326, 134),
    line('M96 134l14-22M164 134l-10-22M112 112h58'),
    paper('M100 112l-22-40a4 4 0 0 1 7-4l26 36h62a4 4 0 0 1 0 8Z'),
    haze('M-1200 164H1560V260H-1200Z'),
    paper(box(-1200, 146, 2760, 18)),
    line(Array.from({ length: 9 }, (_, i) => `M${20 + i * 42} 146v18`).join('')),
    wave(34, 186),
    wave(120, 210),
    wave(290, 190),
    wave(20, 222),
    wave(290, 224),
    line('M224 200v-70c0-16 20-16 20 0M260 200v-70c0-16 20-16 20 0M224 172h36M224 188h36'),
    sun('M146 190a24 12 0 1 1 48 0 24 12 0 1 1-48 0ZM158 188a12 5 0 1 0 24 0 12 5 0 1 0-24 0Z'),
    line('M150 183l9 2M190 183l-9 2M152 197l7-5M188 197l-7-5'),
    wave(136, 206),
  ],
  mark: [
    line('M14 30V12c0-8 11-8 11 0M31 30V12c0-8 11-8 11 0M14 18h17M14 25h17'),
    shade('M3 32c3-3 6-3 9 0s6 3 9 0 6-3 9 0 6 3 9 0 4-2.500 6-2V44H3Z'),
    line('M8 39c3-2 5-2 8 0s5 2 8 0 5-2 8 0'),
    sun(circle(7, 13, 4.5)),
  ],
}

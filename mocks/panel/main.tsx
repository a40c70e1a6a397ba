import { createRoot } from 'react-dom/client'
import '../../src/ui/theme.css'
import './panel.css'
import { createPoller } from './poller'
import { Panel } from './panel'
import { followTheme } from './theme'

followTheme()
createRoot(document.getElementById('panel') as HTMLElement).render(<Panel poller={createPoller()} />)

/*
 * Style sheets of the Mantine components in use, in the order of Mantine’s styles.css, because
 * later sheets build on earlier ones. A component of late pages brings its sheet with it.
 */
import '@mantine/core/styles/baseline.css'
import 'virtual:mantine-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Input.css'
import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/Combobox.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/CheckboxIndicator.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/Drawer.css'
import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/SegmentedControl.css'

import './style/base.css';
import './style/parts.css';
import './style/lobby.css';
import './style/table.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { followSettings } from './settings/settings-store';

followSettings();
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );

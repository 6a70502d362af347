import 'reflect-metadata/lite';
import { httpWorld as world } from './adapters/http/http.module'; // The swap: './adapters/memory/memory.module' gives `memoryWorld`.
import { createContainer } from './container';
import { mount } from './ui/shell/mount';

mount(createContainer(world));

import 'reflect-metadata';
import { httpWorld as world } from './adapters/http/world'; // The swap: './adapters/memory/world' gives `memoryWorld`.
import { createContainer } from './container';
import { mount } from './ui/shell/mount';

mount(createContainer(world));
